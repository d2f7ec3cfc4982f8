CREATE TABLE `notes` (
	`learner_id` text NOT NULL,
	`id` text NOT NULL,
	`source` text NOT NULL,
	`anchor` text NOT NULL,
	`color` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`revision` text NOT NULL,
	`revisions` text NOT NULL,
	`deleted_at` integer,
	PRIMARY KEY(`learner_id`, `id`),
	FOREIGN KEY (`learner_id`) REFERENCES `learners`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `notes_by_source` ON `notes` (`learner_id`,`source`);