CREATE TABLE `question_rows` (
	`row` integer PRIMARY KEY NOT NULL,
	`post_id` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `question_rows_by_post` ON `question_rows` (`post_id`);--> statement-breakpoint
ALTER TABLE `outbox` ADD `written` text;--> statement-breakpoint
CREATE VIRTUAL TABLE `questions_found` USING fts5(id UNINDEXED, title, tokenize='porter unicode61 remove_diacritics 2');--> statement-breakpoint
INSERT INTO `questions_found` (`questions_found`, `rank`) VALUES ('secure-delete', 1);--> statement-breakpoint
CREATE TRIGGER `question_asked` AFTER INSERT ON `posts` WHEN new.`question_id` IS NULL AND new.`hidden_at` IS NULL AND new.`text` <> '' BEGIN
	INSERT INTO `question_rows` (`post_id`) VALUES (new.`id`);
	INSERT INTO `questions_found` (`rowid`, `id`, `title`) SELECT `row`, new.`id`, new.`text` FROM `question_rows` WHERE `post_id` = new.`id`;
END;--> statement-breakpoint
CREATE TRIGGER `question_changed` AFTER UPDATE OF `text`, `hidden_at` ON `posts` WHEN new.`question_id` IS NULL BEGIN
	DELETE FROM `questions_found` WHERE `rowid` = (SELECT `row` FROM `question_rows` WHERE `post_id` = new.`id`);
	DELETE FROM `question_rows` WHERE `post_id` = new.`id`;
	INSERT INTO `question_rows` (`post_id`) SELECT new.`id` WHERE new.`hidden_at` IS NULL AND new.`text` <> '';
	INSERT INTO `questions_found` (`rowid`, `id`, `title`) SELECT `row`, new.`id`, new.`text` FROM `question_rows` WHERE `post_id` = new.`id`;
END;--> statement-breakpoint
CREATE TRIGGER `question_deleted` AFTER DELETE ON `posts` WHEN old.`question_id` IS NULL BEGIN
	DELETE FROM `questions_found` WHERE `rowid` = (SELECT `row` FROM `question_rows` WHERE `post_id` = old.`id`);
	DELETE FROM `question_rows` WHERE `post_id` = old.`id`;
END;--> statement-breakpoint
INSERT INTO `question_rows` (`post_id`) SELECT `id` FROM `posts` WHERE `question_id` IS NULL AND `hidden_at` IS NULL AND `text` <> '';--> statement-breakpoint
INSERT INTO `questions_found` (`rowid`, `id`, `title`) SELECT `row`, `id`, `text` FROM `question_rows` JOIN `posts` ON `posts`.`id` = `question_rows`.`post_id`;
