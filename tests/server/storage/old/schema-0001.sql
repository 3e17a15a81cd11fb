-- What a server of the first schema kept: a game of each family of rules.
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL,
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE games (
	game VARCHAR(32) NOT NULL,
	edition VARCHAR(40) NOT NULL,
	players INTEGER NOT NULL,
	farmers BOOLEAN NOT NULL,
	draw_ahead BOOLEAN NOT NULL,
	first INTEGER NOT NULL,
	aids JSON NOT NULL,
	tiles TEXT NOT NULL,
	watch VARCHAR(64) NOT NULL,
	creator VARCHAR(64),
	created FLOAT NOT NULL,
	changed FLOAT NOT NULL,
	turn INTEGER NOT NULL,
	player INTEGER NOT NULL,
	scores JSON NOT NULL,
	winners JSON NOT NULL,
	is_over BOOLEAN NOT NULL,
	computer_moves BOOLEAN NOT NULL,
	next_game VARCHAR(32),
	PRIMARY KEY (game)
);
INSERT INTO "games" VALUES('old-modern','modern',3,1,1,0,'["legal", "preview", "features", "fields", "dead", "remaining", "fits", "projection", "takeback", "hint"]','I M U E D N B O P L V B J K N U O F F E C E K N J W R P B U L V I V V V T W D U R H W X V H E H S K U V S U E P W A R J V A B U Q L M G U V D','VtsLdvUmsexxVDum47mwioyWlyjkovih','identity 0',1.7e9,1.7e9,6,0,'[0, 0, 4]','[]',0,0,NULL);
INSERT INTO "games" VALUES('old-hunters','hunters',3,1,0,0,'["legal", "preview", "features", "fields", "dead", "remaining", "fits", "projection", "takeback", "hint"]','4 18 53 43 20 65 75 63 19 74 29 71 41 46 64 36 11 5 40 28 7 44 69 45 51 42 17 10 76 35 15 31 25 50 49 6 33 39 9 27 72 37 66 14 61 73 79 78 26 23 55 62 24 13 22 54 32 77 70 56 59 16 47 68 2 52 30 58 3 8 57 48 34 38 21 60 67 12 87 80 90 83 91 81 88 84 86 89 85 82','Sgwveg47QW-DhdpmVpZYQiGGJIy_4eZ9','identity 0',1.7e9,1.7e9,6,0,'[0, 0, 3]','[]',0,0,NULL);
CREATE TABLE hidden (
	game VARCHAR(32) NOT NULL,
	identity VARCHAR(64) NOT NULL,
	PRIMARY KEY (game, identity),
	FOREIGN KEY(game) REFERENCES games (game) ON DELETE CASCADE
);
CREATE TABLE seats (
	game VARCHAR(32) NOT NULL,
	seat INTEGER NOT NULL,
	kind VARCHAR(10) NOT NULL,
	name VARCHAR(40) NOT NULL,
	level VARCHAR(40),
	token VARCHAR(64),
	identity VARCHAR(64),
	is_taken BOOLEAN NOT NULL,
	has_resigned BOOLEAN NOT NULL,
	last_seen FLOAT NOT NULL,
	PRIMARY KEY (game, seat),
	FOREIGN KEY(game) REFERENCES games (game) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('old-modern',0,'here','Ann',NULL,'token-of-ann-in-modern','identity 0',1,0,1.7e9);
INSERT INTO "seats" VALUES('old-modern',1,'computer','','greedy','heGQBqFfZa8KCYBPzmX7lbJxAhYsWQG6','identity 1',1,1,1.7e9);
INSERT INTO "seats" VALUES('old-modern',2,'computer','','greedy',NULL,NULL,1,0,1.7e9);
INSERT INTO "seats" VALUES('old-hunters',0,'here','Ann',NULL,'token-of-ann-in-hunters','identity 0',1,0,1.7e9);
INSERT INTO "seats" VALUES('old-hunters',1,'computer','','greedy','Ir8x2ElCtc4EZBO8ArtszuImayXk2cEI','identity 1',1,1,1.7e9);
INSERT INTO "seats" VALUES('old-hunters',2,'computer','','greedy',NULL,NULL,1,0,1.7e9);
CREATE TABLE turns (
	game VARCHAR(32) NOT NULL,
	number INTEGER NOT NULL,
	text VARCHAR(120) NOT NULL,
	at FLOAT NOT NULL,
	PRIMARY KEY (game, number),
	FOREIGN KEY(game) REFERENCES games (game) ON DELETE CASCADE
);
INSERT INTO "turns" VALUES('old-modern',1,'0 plays I@0,-1>180',1.7e9);
INSERT INTO "turns" VALUES('old-modern',2,'1 plays U@1,-1>0 field.e',1.7e9);
INSERT INTO "turns" VALUES('old-modern',3,'2 plays D@-1,-1>90 city',1.7e9);
INSERT INTO "turns" VALUES('old-modern',4,'0 plays M@0,1>180 field',1.7e9);
INSERT INTO "turns" VALUES('old-modern',5,'1 plays E@0,-2>270 city',1.7e9);
INSERT INTO "turns" VALUES('old-modern',6,'2 plays N@0,-3>0 field',1.7e9);
INSERT INTO "turns" VALUES('old-modern',7,'0 plays B@-2,-1>0 field',1.7e9);
INSERT INTO "turns" VALUES('old-modern',8,'0 takes back',1.7e9);
INSERT INTO "turns" VALUES('old-modern',9,'1 resigns',1.7e9);
INSERT INTO "turns" VALUES('old-modern',10,'1 is played by greedy',1.7e9);
INSERT INTO "turns" VALUES('old-hunters',1,'0 plays 4@0,-1>0 meadow.w',1.7e9);
INSERT INTO "turns" VALUES('old-hunters',2,'1 plays 18@1,-1>180',1.7e9);
INSERT INTO "turns" VALUES('old-hunters',3,'2 plays 53@-1,0>270 river',1.7e9);
INSERT INTO "turns" VALUES('old-hunters',4,'0 plays 43@-1,1>270 hut.river',1.7e9);
INSERT INTO "turns" VALUES('old-hunters',5,'1 plays 20@2,-1>180 forest',1.7e9);
INSERT INTO "turns" VALUES('old-hunters',6,'2 plays 65@1,0>270 hut.river',1.7e9);
INSERT INTO "turns" VALUES('old-hunters',7,'0 plays 75@1,-2>0 meadow.nl',1.7e9);
INSERT INTO "turns" VALUES('old-hunters',8,'0 takes back',1.7e9);
INSERT INTO "turns" VALUES('old-hunters',9,'1 resigns',1.7e9);
INSERT INTO "turns" VALUES('old-hunters',10,'1 is played by greedy',1.7e9);
CREATE INDEX games_with_computer_to_move ON games (computer_moves);
CREATE INDEX seats_by_identity ON seats (identity);
COMMIT;
