CREATE TABLE `seeds` (
	`name` text PRIMARY KEY NOT NULL,
	`digest` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `verses` (
	`id` integer PRIMARY KEY NOT NULL,
	`is_paragraph` integer NOT NULL,
	`text` text NOT NULL
);
--> statement-breakpoint
CREATE VIRTUAL TABLE `verses_found` USING fts5(text, content='verses', content_rowid='id', tokenize='porter unicode61 remove_diacritics 2');--> statement-breakpoint
CREATE VIRTUAL TABLE `lessons_found` USING fts5(id UNINDEXED, title, body, tokenize='porter unicode61 remove_diacritics 2');--> statement-breakpoint
CREATE VIRTUAL TABLE `modules_found` USING fts5(id UNINDEXED, title, description, body, tokenize='porter unicode61 remove_diacritics 2');
