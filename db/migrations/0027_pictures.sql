CREATE TABLE `pictures` (
	`name` text PRIMARY KEY NOT NULL,
	`digest` text NOT NULL,
	`png` blob NOT NULL
);
