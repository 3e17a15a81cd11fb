# What is drawn where there is nothing to draw

features-none = No follower stands on the table.
