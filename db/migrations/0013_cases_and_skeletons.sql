CREATE TABLE `cases` (
	`id` text PRIMARY KEY NOT NULL,
	`thing_id` text NOT NULL,
	`kind` text NOT NULL,
	`lesson_id` text,
	`writer_id` text NOT NULL,
	`text` text NOT NULL,
	`cause` text NOT NULL,
	`reporter_id` text,
	`reason` text,
	`opened_at` integer NOT NULL,
	`closed_at` integer,
	`outcome` text,
	FOREIGN KEY (`writer_id`) REFERENCES `learners`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`reporter_id`) REFERENCES `learners`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `cases_open` ON `cases` (`opened_at`) WHERE "cases"."closed_at" is null;--> statement-breakpoint
CREATE INDEX `cases_closed` ON `cases` (`closed_at`);--> statement-breakpoint
CREATE INDEX `cases_by_thing` ON `cases` (`thing_id`);--> statement-breakpoint
CREATE INDEX `cases_by_writer` ON `cases` (`writer_id`,`lesson_id`);--> statement-breakpoint
CREATE INDEX `cases_by_reporter` ON `cases` (`reporter_id`);--> statement-breakpoint
ALTER TABLE `learners` ADD `username_skeleton` text;--> statement-breakpoint
CREATE UNIQUE INDEX `learners_usernameSkeleton_unique` ON `learners` (`username_skeleton`);