# Errors of the operating system; they end a sentence, after a colon

system-eacces = Permission denied
system-eperm = Operation not permitted
system-enoent = No such file or directory
system-eexist = File exists
system-eisdir = Is a directory
system-enotdir = Not a directory
system-enametoolong = File name too long
system-eloop = Too many levels of symbolic links
system-erofs = Read-only file system
system-enospc = No space left on device
system-edquot = Disk quota exceeded
system-efbig = File too large
system-eio = Input/output error

# Whole sentences

cache-missing = Compiled code cannot be stored, because no cache folder is writable. Every start compiles again, which can take a minute. Set BASTIDE_CACHE to a writable folder.
error-extra-missing = This needs packages that are not installed ({ $missing }): install “bastide[{ $extra }]”.
