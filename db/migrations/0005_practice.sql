CREATE TABLE `objections` (
	`id` text PRIMARY KEY NOT NULL,
	`worldview` text NOT NULL,
	`position` integer NOT NULL,
	`title` text NOT NULL,
	`claim` text NOT NULL,
	`opening` text NOT NULL,
	`written` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `objections_by_worldview` ON `objections` (`worldview`,`position`);--> statement-breakpoint
DROP INDEX `practice_messages_by_conversation`;--> statement-breakpoint
ALTER TABLE `practice_messages` ADD `position` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE `practice_messages` SET `position` = `numbered`.`nth` - 1 FROM (SELECT `id`, row_number() OVER (PARTITION BY `conversation_id` ORDER BY `id`) AS `nth` FROM `practice_messages`) AS `numbered` WHERE `numbered`.`id` = `practice_messages`.`id`;--> statement-breakpoint
ALTER TABLE `practice_messages` ADD `partner` text;--> statement-breakpoint
UPDATE `practice_messages` SET `partner` = 'guided' WHERE `role` = 'assistant';--> statement-breakpoint
ALTER TABLE `practice_messages` ADD `choices` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `practice_messages` ADD `standing` text;--> statement-breakpoint
ALTER TABLE `practice_messages` ADD `heard` text;--> statement-breakpoint
CREATE UNIQUE INDEX `practice_messages_by_position` ON `practice_messages` (`conversation_id`,`position`);--> statement-breakpoint
DROP INDEX `conversations_by_learner`;--> statement-breakpoint
ALTER TABLE `conversations` ADD `updated_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `conversations` ADD `ended_at` integer;--> statement-breakpoint
ALTER TABLE `conversations` ADD `length` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `conversations` ADD `busy_until` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `conversations` ADD `standing` text;--> statement-breakpoint
UPDATE `conversations` SET
	`updated_at` = coalesce((SELECT max(`m`.`created_at`) FROM `practice_messages` `m` WHERE `m`.`conversation_id` = `conversations`.`id`), `created_at`),
	`length` = (SELECT count(*) FROM `practice_messages` `m` WHERE `m`.`conversation_id` = `conversations`.`id`);--> statement-breakpoint
UPDATE `conversations` SET `ended_at` = `updated_at`;--> statement-breakpoint
CREATE INDEX `conversations_by_worldview` ON `conversations` (`learner_id`,`worldview`,`ended_at`);--> statement-breakpoint
CREATE INDEX `conversations_by_learner` ON `conversations` (`learner_id`,`updated_at`,`id`);--> statement-breakpoint
DROP TABLE `worldviews`;--> statement-breakpoint
CREATE TABLE `worldviews` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`greeting` text NOT NULL,
	`lines` text NOT NULL,
	`closing` text NOT NULL,
	`position` integer NOT NULL
);
