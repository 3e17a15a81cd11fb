-- Written by the server that kept games as steps beside one position; schema-0003.json has what it showed.
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL,
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
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
	next_game VARCHAR(32), beginning TEXT, by_hand BOOLEAN DEFAULT 0 NOT NULL,
	PRIMARY KEY (game)
);
INSERT INTO "games" VALUES('finished','modern',2,1,0,0,'["legal", "preview", "features", "fields", "dead", "remaining", "fits", "projection", "takeback", "hint"]','I M U E D N B O P L V B J K N U O F F E C E K N J W R P B U L V I V V V T W D U R H W X V H E H S K U V S U E P W A R J V A B U Q L M G U V D','watch-finished','identity 0',1.7e9,1.7e9,71,0,'[10, 25]','[1]',1,0,'rematch',NULL,0);
INSERT INTO "games" VALUES('rematch','modern',2,1,0,0,'["legal", "preview", "features", "fields", "dead", "remaining", "fits", "projection", "takeback", "hint"]','I M U E D N B O P L V B J K N U O F F E C E K N J W R P B U L V I V V V T W D U R H W X V H E H S K U V S U E P W A R J V A B U Q L M G U V D','N4tF1QKeQFEbHPszOV-RPeNrnBXjc0hP','identity 0',1.7e9,1.7e9,0,0,'[0, 0]','[]',0,0,NULL,NULL,0);
INSERT INTO "games" VALUES('taken-back','winter',2,1,1,0,'["legal", "preview", "features", "fields", "dead", "remaining", "fits", "projection", "takeback", "hint"]','Winter-K A V B V U U U D I B S U Winter-E S H X V E O Winter-J V Winter-B V P Winter-A Winter-D U E J F U N H F J W Winter-L O R E Winter-C M P T N P D M W K D Winter-H V E L L Winter-F I H V A B G K N V W U K L E Q R R J U V W C B Winter-G Winter-I','watch-taken-back','identity 0',1.7e9,1.7e9,14,0,'[0, 4]','[]',0,0,NULL,NULL,0);
INSERT INTO "games" VALUES('resigned','slovak',2,0,0,0,'["legal", "preview", "features", "fields", "dead", "remaining", "fits", "projection", "takeback", "hint"]','D R B N J V R M W R D L I I E B E G P S J H K V U E U U H E P C V V T M V Q F W L U L H U A V V O B U W V S N D N K U K V E X U A B W P J O F','watch-resigned','identity 0',1.7e9,1.7e9,9,1,'[0, 0]','[0]',1,0,NULL,NULL,0);
INSERT INTO "games" VALUES('handed-over','hunters',3,1,0,1,'["legal", "preview", "features", "fields", "dead", "remaining", "fits", "projection", "takeback", "hint"]','5 63 22 64 59 41 34 65 52 29 4 2 74 18 45 30 39 66 43 62 71 11 48 57 61 47 16 78 73 77 3 28 12 7 69 23 70 21 35 72 25 46 14 26 40 44 54 24 10 27 36 33 75 56 49 42 37 19 67 50 51 53 60 15 8 76 79 38 17 55 58 68 31 6 13 32 9 20 90 85 81 83 87 84 86 82 80 89 88 91','watch-handed-over','identity 0',1.7e9,1.7e9,23,0,'[6, 5, 10]','[]',0,0,NULL,NULL,0);
INSERT INTO "games" VALUES('by-hand','hunters',3,1,1,0,'["legal", "preview", "features", "fields", "dead", "remaining", "fits", "projection", "takeback", "hint"]','','watch-by-hand','identity 0',1.7e9,1.7e9,16,2,'[0, 0, 0]','[]',0,0,NULL,NULL,1);
INSERT INTO "games" VALUES('from-position','hunters',2,1,0,1,'["legal", "preview", "features", "fields", "dead", "remaining", "fits", "projection", "takeback", "hint"]','4 24 14 43 65 31 66 40 70 59 48 17 18 7 76 21 49 77 68 75 29 6 11 46 30 78 23 35 50 25 20 39 12 38 74 73 56 44 62 53 33 8 57 10 45 55 16 13 2 37 71 15 32 9 63 47 67 36 3 69 58 72 64 60 51 85 88 82 91 83 87 90 81 89 80 86 84','watch-from-position','identity 0',1.7e9,1.7e9,4,0,'[4, 0]','[]',0,0,NULL,'bastide-position-1~hunters~2~yes~no~1_plays~-_52~0_0~28.-3.-2.0.hut.river.1_41.-4.-1.180.river.0_19.-3.-1.180_5.-2.-1.90.forest.1_34.-1.-1.180_42.0.-1.270_79.-1.0.90.meadow.er.1_1.0.0.0_22.1.0.90.meadow.0_27.-3.1.0.meadow.w.0_61.-2.1.270.meadow.sl.1_54.-1.1.0_26.0.1.270.forest.e.0~end',0);
INSERT INTO "games" VALUES('by-hand-from-position','modern',2,1,0,0,'["legal", "preview", "features", "fields", "dead", "remaining", "fits", "projection", "takeback", "hint"]','','watch-by-hand-from-position','identity 0',1.7e9,1.7e9,16,1,'[20, 35]','[1]',1,0,NULL,'bastide-position-1~modern~2~yes~no~0_plays~M_-~4_16~D.-1.-7.90_B.-3.-6.0_I.-2.-6.90_D.-1.-6.270_X.-1.-5.0_S.0.-5.90_R.1.-5.0_S.2.-5.270.field.el.0_W.-1.-4.270_O.0.-4.90.city.0_G.1.-4.0.field.n.1_J.-1.-3.270_K.0.-3.90_K.1.-3.270_O.-4.-2.90_B.-1.-2.0.monastery.1_M.0.-2.180_P.1.-2.270.field.nl.1_V.2.-2.90.road.1_J.-4.-1.270_I.-2.-1.270.city.w.0_H.0.-1.0.field.1_W.2.-1.0_U.3.-1.90_U.4.-1.90_P.5.-1.90_E.-5.0.90_F.-4.0.0_R.-3.0.180_F.-2.0.0.field.n.1_J.-1.0.270.field.s.0_D.0.0.0_U.2.0.0_B.3.0.0_V.4.0.270_W.-5.1.0_H.-3.1.0.city.s.0_E.0.1.270_E.1.1.180.city.1_U.2.1.0.field.e.0_N.3.1.180_U.-5.2.0_Q.-1.2.270_B.0.2.0_L.2.2.180_T.3.2.90_N.4.2.270_N.1.3.0.field.0_H.2.3.0_V.0.4.90_V.1.4.270_D.-1.5.270_V.0.5.270_V.1.5.90_A.-1.6.180_E.1.6.270~end',1);
INSERT INTO "games" VALUES('first-game','modern',2,1,0,0,'["legal", "preview", "features", "fields", "dead", "remaining", "fits", "projection", "takeback", "hint"]','U E E V E N M B W V A','watch-first-game','identity 0',1.7e9,1.7e9,4,0,'[0, 0]','[]',0,0,NULL,'bastide-position-1~modern~2~yes~no~0_draws~-_-~0_0~D.0.0.0~A_B_E.3_M_N_U_V.2_W~end',0);
INSERT INTO "games" VALUES('imported','winter',2,1,0,1,'[]','Winter-L L Winter-I V U B V P B S I K L K W F M X J V T Winter-K M J F Winter-G D B U V V E O A O Winter-J V W Winter-F R Winter-C I V U N V E R D J Winter-E E L D B H P Q C G V Winter-H S E U N E R Winter-D Winter-B U Winter-A H U K U N U A H P W W','watch-imported','identity 0',1.7e9,1.7e9,15,0,'[0, 0]','[]',0,0,NULL,NULL,0);
CREATE TABLE hidden (
	game VARCHAR(32) NOT NULL,
	identity VARCHAR(64) NOT NULL,
	PRIMARY KEY (game, identity),
	FOREIGN KEY(game) REFERENCES games (game) ON DELETE CASCADE
);
CREATE TABLE judgements (
	game VARCHAR(32) NOT NULL,
	method INTEGER NOT NULL,
	version INTEGER NOT NULL,
	text TEXT NOT NULL,
	PRIMARY KEY (game),
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
INSERT INTO "seats" VALUES('finished',0,'here','',NULL,'token-0-of-finished','identity 0',1,0,1.7e9);
INSERT INTO "seats" VALUES('finished',1,'away','',NULL,'token-1-of-finished','identity 1',1,0,1.7e9);
INSERT INTO "seats" VALUES('rematch',0,'away','',NULL,'EIYlZCDXBaYfu7T8wNR6_sMPJaA9Mh5J','identity 1',1,0,1.7e9);
INSERT INTO "seats" VALUES('rematch',1,'here','',NULL,'y-BYKssod7JHg7rM9j9muNgsRtIsvpI3','identity 0',1,0,1.7e9);
INSERT INTO "seats" VALUES('taken-back',0,'here','',NULL,'token-0-of-taken-back','identity 0',1,0,1.7e9);
INSERT INTO "seats" VALUES('taken-back',1,'computer','','greedy',NULL,NULL,1,0,1.7e9);
INSERT INTO "seats" VALUES('resigned',0,'here','',NULL,'token-0-of-resigned','identity 0',1,0,1.7e9);
INSERT INTO "seats" VALUES('resigned',1,'away','',NULL,'token-1-of-resigned','identity 1',1,1,1.7e9);
INSERT INTO "seats" VALUES('handed-over',0,'here','Ann',NULL,'token-0-of-handed-over','identity 0',1,0,1.7e9);
INSERT INTO "seats" VALUES('handed-over',1,'computer','','greedy','token-1-of-handed-over','identity 1',1,0,1.7e9);
INSERT INTO "seats" VALUES('handed-over',2,'computer','','merciless','token-2-of-handed-over','identity 2',1,1,1.7e9);
INSERT INTO "seats" VALUES('by-hand',0,'here','',NULL,'token-0-of-by-hand','identity 0',1,0,1.7e9);
INSERT INTO "seats" VALUES('by-hand',1,'here','',NULL,'token-1-of-by-hand','identity 1',1,0,1.7e9);
INSERT INTO "seats" VALUES('by-hand',2,'here','',NULL,'token-2-of-by-hand','identity 2',1,0,1.7e9);
INSERT INTO "seats" VALUES('from-position',0,'here','',NULL,'token-0-of-from-position','identity 0',1,0,1.7e9);
INSERT INTO "seats" VALUES('from-position',1,'here','',NULL,'token-1-of-from-position','identity 1',1,0,1.7e9);
INSERT INTO "seats" VALUES('by-hand-from-position',0,'here','',NULL,'token-0-of-by-hand-from-position','identity 0',1,0,1.7e9);
INSERT INTO "seats" VALUES('by-hand-from-position',1,'here','',NULL,'token-1-of-by-hand-from-position','identity 1',1,0,1.7e9);
INSERT INTO "seats" VALUES('first-game',0,'here','',NULL,'token-0-of-first-game','identity 0',1,0,1.7e9);
INSERT INTO "seats" VALUES('first-game',1,'computer','','greedy',NULL,NULL,1,0,1.7e9);
INSERT INTO "seats" VALUES('imported',0,'here','Ann',NULL,'token-0-of-imported','identity 0',1,0,1.7e9);
INSERT INTO "seats" VALUES('imported',1,'here','Bob',NULL,'token-1-of-imported','identity 1',1,0,1.7e9);
CREATE TABLE turns (
	game VARCHAR(32) NOT NULL,
	number INTEGER NOT NULL,
	text VARCHAR(120) NOT NULL,
	at FLOAT NOT NULL,
	PRIMARY KEY (game, number),
	FOREIGN KEY(game) REFERENCES games (game) ON DELETE CASCADE
);
INSERT INTO "turns" VALUES('finished',1,'0 plays I@0,-1>90 field',1.7e9);
INSERT INTO "turns" VALUES('finished',2,'1 plays M@-1,-1>270 city',1.7e9);
INSERT INTO "turns" VALUES('finished',3,'0 plays U@-1,-2>90',1.7e9);
INSERT INTO "turns" VALUES('finished',4,'1 plays E@-1,-3>270',1.7e9);
INSERT INTO "turns" VALUES('finished',5,'0 plays D@-2,-2>0 city',1.7e9);
INSERT INTO "turns" VALUES('finished',6,'1 plays N@1,-1>0 city',1.7e9);
INSERT INTO "turns" VALUES('finished',7,'0 plays B@-1,-4>0 field',1.7e9);
INSERT INTO "turns" VALUES('finished',8,'1 plays O@-3,-2>270 city',1.7e9);
INSERT INTO "turns" VALUES('finished',9,'0 plays P@-3,-3>0 road',1.7e9);
INSERT INTO "turns" VALUES('finished',10,'1 plays L@-1,0>0 field.el',1.7e9);
INSERT INTO "turns" VALUES('finished',11,'0 plays V@0,-4>270 road',1.7e9);
INSERT INTO "turns" VALUES('finished',12,'1 plays B@2,-1>0 monastery',1.7e9);
INSERT INTO "turns" VALUES('finished',13,'0 plays J@-2,0>0 field.er',1.7e9);
INSERT INTO "turns" VALUES('finished',14,'1 plays K@0,-5>90',1.7e9);
INSERT INTO "turns" VALUES('finished',15,'0 plays N@-3,0>270',1.7e9);
INSERT INTO "turns" VALUES('finished',16,'1 plays U@2,-2>90',1.7e9);
INSERT INTO "turns" VALUES('finished',17,'0 plays O@1,-5>0 field.el',1.7e9);
INSERT INTO "turns" VALUES('finished',18,'1 plays F@0,1>0 field.s',1.7e9);
INSERT INTO "turns" VALUES('finished',19,'0 plays F@-3,-4>90',1.7e9);
INSERT INTO "turns" VALUES('finished',20,'1 plays E@3,-1>0',1.7e9);
INSERT INTO "turns" VALUES('finished',21,'0 plays C@-3,-5>0',1.7e9);
INSERT INTO "turns" VALUES('finished',22,'1 plays E@2,-3>0',1.7e9);
INSERT INTO "turns" VALUES('finished',23,'0 plays K@-4,0>90',1.7e9);
INSERT INTO "turns" VALUES('finished',24,'1 plays N@-4,-4>270 city',1.7e9);
INSERT INTO "turns" VALUES('finished',25,'0 plays J@-5,0>270',1.7e9);
INSERT INTO "turns" VALUES('finished',26,'1 plays W@-5,-1>0',1.7e9);
INSERT INTO "turns" VALUES('finished',27,'0 plays R@-5,-2>0',1.7e9);
INSERT INTO "turns" VALUES('finished',28,'1 plays P@-6,-2>90',1.7e9);
INSERT INTO "turns" VALUES('finished',29,'0 plays B@0,2>0',1.7e9);
INSERT INTO "turns" VALUES('finished',30,'1 plays U@-1,-5>90',1.7e9);
INSERT INTO "turns" VALUES('finished',31,'0 plays L@0,-6>270',1.7e9);
INSERT INTO "turns" VALUES('finished',32,'1 plays V@3,0>270',1.7e9);
INSERT INTO "turns" VALUES('finished',33,'0 plays I@-5,-4>90',1.7e9);
INSERT INTO "turns" VALUES('finished',34,'1 plays V@1,0>0',1.7e9);
INSERT INTO "turns" VALUES('finished',35,'0 plays V@0,-2>90',1.7e9);
INSERT INTO "turns" VALUES('finished',36,'1 plays V@-1,2>0',1.7e9);
INSERT INTO "turns" VALUES('finished',37,'0 plays T@2,-4>90',1.7e9);
INSERT INTO "turns" VALUES('finished',38,'1 plays W@-5,-5>180',1.7e9);
INSERT INTO "turns" VALUES('finished',39,'0 plays D@4,0>180',1.7e9);
INSERT INTO "turns" VALUES('finished',40,'1 plays U@0,-7>0',1.7e9);
INSERT INTO "turns" VALUES('finished',41,'0 plays R@-3,1>90',1.7e9);
INSERT INTO "turns" VALUES('finished',42,'1 plays H@-5,-3>0',1.7e9);
INSERT INTO "turns" VALUES('finished',43,'0 plays W@-1,3>90',1.7e9);
INSERT INTO "turns" VALUES('finished',44,'1 plays X@0,-8>0',1.7e9);
INSERT INTO "turns" VALUES('finished',45,'0 plays V@-5,-6>270',1.7e9);
INSERT INTO "turns" VALUES('finished',46,'1 plays H@-4,-2>90',1.7e9);
INSERT INTO "turns" VALUES('finished',47,'0 plays E@-5,-7>0',1.7e9);
INSERT INTO "turns" VALUES('finished',48,'1 plays H@-6,-6>0',1.7e9);
INSERT INTO "turns" VALUES('finished',49,'0 plays S@-3,2>0',1.7e9);
INSERT INTO "turns" VALUES('finished',50,'1 plays K@-4,-5>90',1.7e9);
INSERT INTO "turns" VALUES('finished',51,'0 plays U@-7,-2>90',1.7e9);
INSERT INTO "turns" VALUES('finished',52,'1 plays V@-1,4>90',1.7e9);
INSERT INTO "turns" VALUES('finished',53,'0 plays S@-5,-8>90',1.7e9);
INSERT INTO "turns" VALUES('finished',54,'1 plays U@-7,-1>90',1.7e9);
INSERT INTO "turns" VALUES('finished',55,'0 plays E@-1,-6>90',1.7e9);
INSERT INTO "turns" VALUES('finished',56,'1 plays P@4,1>0',1.7e9);
INSERT INTO "turns" VALUES('finished',57,'0 plays W@-8,-2>180',1.7e9);
INSERT INTO "turns" VALUES('finished',58,'1 plays A@-2,3>270',1.7e9);
INSERT INTO "turns" VALUES('finished',59,'0 plays R@-3,-6>180',1.7e9);
INSERT INTO "turns" VALUES('finished',60,'1 plays J@4,2>270',1.7e9);
INSERT INTO "turns" VALUES('finished',61,'0 plays V@5,2>90',1.7e9);
INSERT INTO "turns" VALUES('finished',62,'1 plays A@5,0>90',1.7e9);
INSERT INTO "turns" VALUES('finished',63,'0 plays B@-7,-3>0',1.7e9);
INSERT INTO "turns" VALUES('finished',64,'1 plays U@-5,1>90',1.7e9);
INSERT INTO "turns" VALUES('finished',65,'0 plays Q@-3,-1>0',1.7e9);
INSERT INTO "turns" VALUES('finished',66,'1 plays L@3,-2>180',1.7e9);
INSERT INTO "turns" VALUES('finished',67,'0 plays M@5,-1>90',1.7e9);
INSERT INTO "turns" VALUES('finished',68,'1 plays G@-2,-4>90',1.7e9);
INSERT INTO "turns" VALUES('finished',69,'0 plays U@3,-3>0',1.7e9);
INSERT INTO "turns" VALUES('finished',70,'1 plays V@1,2>180',1.7e9);
INSERT INTO "turns" VALUES('finished',71,'0 plays D@-6,1>180',1.7e9);
INSERT INTO "turns" VALUES('taken-back',1,'0 plays Winter-K@1,0>90',1.7e9);
INSERT INTO "turns" VALUES('taken-back',2,'1 plays V@-1,0>180 road',1.7e9);
INSERT INTO "turns" VALUES('taken-back',3,'0 plays A@0,1>270',1.7e9);
INSERT INTO "turns" VALUES('taken-back',4,'1 plays B@-1,1>0 monastery',1.7e9);
INSERT INTO "turns" VALUES('taken-back',5,'0 plays V@-1,2>270 road',1.7e9);
INSERT INTO "turns" VALUES('taken-back',6,'1 plays U@-2,0>0',1.7e9);
INSERT INTO "turns" VALUES('taken-back',7,'0 plays U@-1,3>0',1.7e9);
INSERT INTO "turns" VALUES('taken-back',8,'1 plays U@-2,2>0',1.7e9);
INSERT INTO "turns" VALUES('taken-back',9,'0 plays D@-2,3>270 field.e',1.7e9);
INSERT INTO "turns" VALUES('taken-back',10,'1 plays I@-3,3>0 city.e',1.7e9);
INSERT INTO "turns" VALUES('taken-back',11,'1 takes back',1.7e9);
INSERT INTO "turns" VALUES('taken-back',12,'0 takes back',1.7e9);
INSERT INTO "turns" VALUES('taken-back',13,'0 plays D@-1,4>270 city',1.7e9);
INSERT INTO "turns" VALUES('taken-back',14,'1 plays I@0,-1>90 city.s',1.7e9);
INSERT INTO "turns" VALUES('taken-back',15,'0 plays B@2,0>0 monastery',1.7e9);
INSERT INTO "turns" VALUES('taken-back',16,'1 plays S@-2,-1>0 field.sl',1.7e9);
INSERT INTO "turns" VALUES('taken-back',17,'0 plays U@-3,2>0 field.e',1.7e9);
INSERT INTO "turns" VALUES('taken-back',18,'1 plays Winter-E@0,2>90 monastery',1.7e9);
INSERT INTO "turns" VALUES('resigned',1,'0 plays D@-1,0>180',1.7e9);
INSERT INTO "turns" VALUES('resigned',2,'1 plays R@0,-1>270 city',1.7e9);
INSERT INTO "turns" VALUES('resigned',3,'0 plays B@1,-1>0 monastery',1.7e9);
INSERT INTO "turns" VALUES('resigned',4,'1 plays N@1,-2>90 city',1.7e9);
INSERT INTO "turns" VALUES('resigned',5,'0 plays J@0,1>90',1.7e9);
INSERT INTO "turns" VALUES('resigned',6,'1 plays V@2,-1>180 road',1.7e9);
INSERT INTO "turns" VALUES('resigned',7,'0 plays R@1,1>180',1.7e9);
INSERT INTO "turns" VALUES('resigned',8,'1 plays M@1,2>0 city',1.7e9);
INSERT INTO "turns" VALUES('resigned',9,'0 plays W@2,2>270 road.n',1.7e9);
INSERT INTO "turns" VALUES('resigned',10,'1 resigns',1.7e9);
INSERT INTO "turns" VALUES('handed-over',1,'1 plays 5@1,0>90',1.7e9);
INSERT INTO "turns" VALUES('handed-over',2,'2 plays 63@-1,0>90 hut.lake',1.7e9);
INSERT INTO "turns" VALUES('handed-over',3,'0 plays 22@1,1>0 forest.w',1.7e9);
INSERT INTO "turns" VALUES('handed-over',4,'1 plays 64@0,1>270 meadow.inside',1.7e9);
INSERT INTO "turns" VALUES('handed-over',5,'1 plays 90@-1,-1>0',1.7e9);
INSERT INTO "turns" VALUES('handed-over',6,'2 plays 59@-1,-2>180 forest',1.7e9);
INSERT INTO "turns" VALUES('handed-over',7,'0 plays 41@2,1>90 forest',1.7e9);
INSERT INTO "turns" VALUES('handed-over',8,'1 plays 34@1,-1>90 hut.river',1.7e9);
INSERT INTO "turns" VALUES('handed-over',9,'1 is played by greedy',1.7e9);
INSERT INTO "turns" VALUES('handed-over',10,'2 plays 65@-2,0>90 hut.river',1.7e9);
INSERT INTO "turns" VALUES('handed-over',11,'0 plays 52@-3,0>0 meadow.nr',1.7e9);
INSERT INTO "turns" VALUES('handed-over',12,'1 plays 29@2,-1>0 meadow.s',1.7e9);
INSERT INTO "turns" VALUES('handed-over',13,'2 plays 4@-4,0>0 meadow.w',1.7e9);
INSERT INTO "turns" VALUES('handed-over',14,'0 plays 2@-5,0>0',1.7e9);
INSERT INTO "turns" VALUES('handed-over',15,'1 plays 74@-1,1>180 river.e',1.7e9);
INSERT INTO "turns" VALUES('handed-over',16,'2 plays 18@0,2>270 meadow',1.7e9);
INSERT INTO "turns" VALUES('handed-over',17,'2 resigns',1.7e9);
INSERT INTO "turns" VALUES('handed-over',18,'2 is played by merciless',1.7e9);
INSERT INTO "turns" VALUES('handed-over',19,'0 plays 45@1,-2>90 forest.w',1.7e9);
INSERT INTO "turns" VALUES('handed-over',20,'1 plays 30@3,-1>90 meadow.n',1.7e9);
INSERT INTO "turns" VALUES('handed-over',21,'2 plays 39@-3,1>180 forest',1.7e9);
INSERT INTO "turns" VALUES('handed-over',22,'2 plays 85@-6,0>180 river.s',1.7e9);
INSERT INTO "turns" VALUES('handed-over',23,'0 plays 66@1,2>180 hut.river.s',1.7e9);
INSERT INTO "turns" VALUES('handed-over',24,'0 plays 81@0,3>0',1.7e9);
INSERT INTO "turns" VALUES('handed-over',25,'1 plays 43@-2,1>270 meadow.el',1.7e9);
INSERT INTO "turns" VALUES('handed-over',26,'2 plays 62@-1,2>0 river',1.7e9);
INSERT INTO "turns" VALUES('by-hand',1,'0 draws 75',1.7e9);
INSERT INTO "turns" VALUES('by-hand',2,'0 plays 75@0,-1>0 hut.river.n',1.7e9);
INSERT INTO "turns" VALUES('by-hand',3,'0 draws 4',1.7e9);
INSERT INTO "turns" VALUES('by-hand',4,'1 draws 54',1.7e9);
INSERT INTO "turns" VALUES('by-hand',5,'1 plays 54@0,-2>180 meadow.sl',1.7e9);
INSERT INTO "turns" VALUES('by-hand',6,'1 draws 5',1.7e9);
INSERT INTO "turns" VALUES('by-hand',7,'2 draws 48',1.7e9);
INSERT INTO "turns" VALUES('by-hand',8,'2 plays 48@-1,-2>90 meadow.sr',1.7e9);
INSERT INTO "turns" VALUES('by-hand',9,'2 draws 52',1.7e9);
INSERT INTO "turns" VALUES('by-hand',10,'0 plays 4@1,-2>180',1.7e9);
INSERT INTO "turns" VALUES('by-hand',11,'0 draws 37',1.7e9);
INSERT INTO "turns" VALUES('by-hand',12,'1 plays 5@-1,-3>0 meadow',1.7e9);
INSERT INTO "turns" VALUES('by-hand',13,'1 draws 84',1.7e9);
INSERT INTO "turns" VALUES('by-hand',14,'1 plays 84@-1,0>180 hut.lake',1.7e9);
INSERT INTO "turns" VALUES('by-hand',15,'1 draws 28',1.7e9);
INSERT INTO "turns" VALUES('by-hand',16,'2 plays 52@1,0>0 meadow.nr',1.7e9);
INSERT INTO "turns" VALUES('by-hand',17,'2 draws 69',1.7e9);
INSERT INTO "turns" VALUES('by-hand',18,'0 plays 37@2,-2>180 meadow.er',1.7e9);
INSERT INTO "turns" VALUES('by-hand',19,'0 draws 16',1.7e9);
INSERT INTO "turns" VALUES('by-hand',20,'1 plays 28@2,-3>0 river',1.7e9);
INSERT INTO "turns" VALUES('by-hand',21,'1 draws 17',1.7e9);
INSERT INTO "turns" VALUES('by-hand',22,'2 plays 69@0,1>90 meadow.wr',1.7e9);
INSERT INTO "turns" VALUES('by-hand',23,'2 draws 31',1.7e9);
INSERT INTO "turns" VALUES('by-hand',24,'0 plays 16@-2,0>90 meadow',1.7e9);
INSERT INTO "turns" VALUES('by-hand',25,'0 draws 7',1.7e9);
INSERT INTO "turns" VALUES('by-hand',26,'1 plays 17@-2,-3>0',1.7e9);
INSERT INTO "turns" VALUES('by-hand',27,'1 draws 79',1.7e9);
INSERT INTO "turns" VALUES('by-hand',28,'2 plays 31@2,-4>0',1.7e9);
INSERT INTO "turns" VALUES('by-hand',29,'2 draws 58',1.7e9);
INSERT INTO "turns" VALUES('by-hand',30,'0 plays 7@-3,-3>0 meadow',1.7e9);
INSERT INTO "turns" VALUES('by-hand',31,'0 goes back to 10',1.7e9);
INSERT INTO "turns" VALUES('by-hand',32,'2 draws 20',1.7e9);
INSERT INTO "turns" VALUES('by-hand',33,'0 plays 16@-2,-3>0 forest',1.7e9);
INSERT INTO "turns" VALUES('by-hand',34,'0 draws 25',1.7e9);
INSERT INTO "turns" VALUES('by-hand',35,'1 plays 17@0,-3>270',1.7e9);
INSERT INTO "turns" VALUES('by-hand',36,'1 draws 2',1.7e9);
INSERT INTO "turns" VALUES('by-hand',37,'2 plays 20@-3,-3>180',1.7e9);
INSERT INTO "turns" VALUES('by-hand',38,'2 draws 43',1.7e9);
INSERT INTO "turns" VALUES('by-hand',39,'0 plays 25@-4,-3>270 meadow',1.7e9);
INSERT INTO "turns" VALUES('by-hand',40,'0 draws 24',1.7e9);
INSERT INTO "turns" VALUES('by-hand',41,'0 goes back to 14',1.7e9);
INSERT INTO "turns" VALUES('by-hand',42,'0 draws 18',1.7e9);
INSERT INTO "turns" VALUES('by-hand',43,'1 plays 2@-1,-4>0',1.7e9);
INSERT INTO "turns" VALUES('by-hand',44,'1 draws 22',1.7e9);
INSERT INTO "turns" VALUES('by-hand',45,'2 plays 43@-3,-2>90',1.7e9);
INSERT INTO "turns" VALUES('from-position',1,'1 plays 52@-3,2>270 meadow.nr',1.7e9);
INSERT INTO "turns" VALUES('from-position',2,'0 plays 4@-1,-2>0 meadow.s',1.7e9);
INSERT INTO "turns" VALUES('from-position',3,'1 plays 24@1,1>90',1.7e9);
INSERT INTO "turns" VALUES('from-position',4,'1 plays 85@-5,-1>0 meadow.w',1.7e9);
INSERT INTO "turns" VALUES('by-hand-from-position',1,'0 plays M@-2,5>180',1.7e9);
INSERT INTO "turns" VALUES('by-hand-from-position',2,'1 draws K',1.7e9);
INSERT INTO "turns" VALUES('by-hand-from-position',3,'1 plays K@-4,-6>0',1.7e9);
INSERT INTO "turns" VALUES('by-hand-from-position',4,'0 draws V',1.7e9);
INSERT INTO "turns" VALUES('by-hand-from-position',5,'0 plays V@2,6>180',1.7e9);
INSERT INTO "turns" VALUES('by-hand-from-position',6,'1 draws L',1.7e9);
INSERT INTO "turns" VALUES('by-hand-from-position',7,'1 plays L@5,0>180',1.7e9);
INSERT INTO "turns" VALUES('by-hand-from-position',8,'0 draws W',1.7e9);
INSERT INTO "turns" VALUES('by-hand-from-position',9,'0 plays W@-2,4>180',1.7e9);
INSERT INTO "turns" VALUES('by-hand-from-position',10,'1 draws R',1.7e9);
INSERT INTO "turns" VALUES('by-hand-from-position',11,'1 plays R@-1,7>180',1.7e9);
INSERT INTO "turns" VALUES('by-hand-from-position',12,'0 draws P',1.7e9);
INSERT INTO "turns" VALUES('by-hand-from-position',13,'0 plays P@-5,-2>270',1.7e9);
INSERT INTO "turns" VALUES('by-hand-from-position',14,'1 draws C',1.7e9);
INSERT INTO "turns" VALUES('by-hand-from-position',15,'1 plays C@0,-7>0',1.7e9);
INSERT INTO "turns" VALUES('by-hand-from-position',16,'0 draws U',1.7e9);
INSERT INTO "turns" VALUES('by-hand-from-position',17,'0 plays U@5,2>0',1.7e9);
INSERT INTO "turns" VALUES('by-hand-from-position',18,'1 draws A',1.7e9);
INSERT INTO "turns" VALUES('by-hand-from-position',19,'1 plays A@1,7>0',1.7e9);
INSERT INTO "turns" VALUES('by-hand-from-position',20,'0 draws E',1.7e9);
INSERT INTO "turns" VALUES('by-hand-from-position',21,'0 plays E@-6,0>0',1.7e9);
INSERT INTO "turns" VALUES('by-hand-from-position',22,'1 draws L',1.7e9);
INSERT INTO "turns" VALUES('by-hand-from-position',23,'1 plays L@1,8>90',1.7e9);
INSERT INTO "turns" VALUES('by-hand-from-position',24,'0 draws U',1.7e9);
INSERT INTO "turns" VALUES('by-hand-from-position',25,'0 plays U@2,5>0',1.7e9);
INSERT INTO "turns" VALUES('by-hand-from-position',26,'1 draws V',1.7e9);
INSERT INTO "turns" VALUES('by-hand-from-position',27,'1 plays V@-2,-7>90',1.7e9);
INSERT INTO "turns" VALUES('by-hand-from-position',28,'0 draws V',1.7e9);
INSERT INTO "turns" VALUES('by-hand-from-position',29,'0 plays V@-4,2>180',1.7e9);
INSERT INTO "turns" VALUES('by-hand-from-position',30,'1 draws U',1.7e9);
INSERT INTO "turns" VALUES('by-hand-from-position',31,'1 plays U@-7,0>0',1.7e9);
INSERT INTO "turns" VALUES('first-game',1,'0 plays U@1,0>90 road',1.7e9);
INSERT INTO "turns" VALUES('first-game',2,'1 plays E@1,-1>0 city',1.7e9);
INSERT INTO "turns" VALUES('first-game',3,'0 plays E@1,1>180 city',1.7e9);
INSERT INTO "turns" VALUES('first-game',4,'1 plays V@0,1>0',1.7e9);
INSERT INTO "turns" VALUES('imported',1,'1 plays Winter-L@1,0>0 road',1.7e9);
INSERT INTO "turns" VALUES('imported',2,'0 plays L@-1,0>0',1.7e9);
INSERT INTO "turns" VALUES('imported',3,'1 plays Winter-I@-2,0>90 road.s',1.7e9);
INSERT INTO "turns" VALUES('imported',4,'0 plays V@1,1>180 field.s',1.7e9);
INSERT INTO "turns" VALUES('imported',5,'1 plays U@-2,1>0 field.e',1.7e9);
INSERT INTO "turns" VALUES('imported',6,'0 plays B@2,0>0 field',1.7e9);
INSERT INTO "turns" VALUES('imported',7,'0 takes back',1.7e9);
INSERT INTO "turns" VALUES('imported',8,'0 plays B@-3,1>0',1.7e9);
INSERT INTO "turns" VALUES('imported',9,'1 plays V@-3,2>0',1.7e9);
INSERT INTO "turns" VALUES('imported',10,'0 plays P@1,-1>270 field.nr',1.7e9);
INSERT INTO "turns" VALUES('imported',11,'1 plays B@2,0>0',1.7e9);
INSERT INTO "turns" VALUES('imported',12,'0 plays S@-2,-1>0 field.sl',1.7e9);
INSERT INTO "turns" VALUES('imported',13,'1 plays I@0,-1>90',1.7e9);
INSERT INTO "turns" VALUES('imported',14,'0 plays K@-4,2>180 field.w',1.7e9);
INSERT INTO "turns" VALUES('imported',15,'0 takes back',1.7e9);
INSERT INTO "turns" VALUES('imported',16,'0 plays K@-4,2>180',1.7e9);
INSERT INTO "turns" VALUES('imported',17,'1 plays L@-3,-1>90 road.w',1.7e9);
INSERT INTO "turns" VALUES('imported',18,'0 plays K@-3,3>90 road',1.7e9);
INSERT INTO "turns" VALUES('imported',19,'1 plays W@-3,-2>0',1.7e9);
CREATE INDEX games_with_computer_to_move ON games (computer_moves);
CREATE INDEX seats_by_identity ON seats (identity);
COMMIT;
