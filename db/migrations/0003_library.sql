CREATE TABLE `saved_resources` (
	`learner_id` text NOT NULL,
	`resource_id` text NOT NULL,
	`saved_at` integer NOT NULL,
	PRIMARY KEY(`learner_id`, `resource_id`),
	FOREIGN KEY (`learner_id`) REFERENCES `learners`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `resources` ADD `level` text DEFAULT 'beginner' NOT NULL;--> statement-breakpoint
ALTER TABLE `resources` ADD `subjects` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `resources` ADD `where_to_find` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `resources` ADD `lessons` text DEFAULT '[]' NOT NULL;