CREATE TABLE `search_deletions` (
	`form` text NOT NULL,
	`word_id` integer NOT NULL,
	PRIMARY KEY(`form`, `word_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `search_words` (
	`id` integer PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`shown` text NOT NULL,
	`expression` text NOT NULL,
	`weight` integer NOT NULL,
	`is_open` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `search_words_key_unique` ON `search_words` (`key`);--> statement-breakpoint
CREATE VIRTUAL TABLE `words_found` USING fts5(word, tokenize='porter unicode61 remove_diacritics 2');--> statement-breakpoint
CREATE VIRTUAL TABLE `resources_found` USING fts5(id UNINDEXED, title, author, body, tokenize='porter unicode61 remove_diacritics 2');
