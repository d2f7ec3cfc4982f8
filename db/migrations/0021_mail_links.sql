CREATE TABLE `email_changes` (
	`learner_id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`learner_id`) REFERENCES `learners`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `email_links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`learner_id` text NOT NULL,
	`email` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`learner_id`) REFERENCES `learners`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `email_links_of_learner` ON `email_links` (`learner_id`);--> statement-breakpoint
CREATE INDEX `email_links_by_expiry` ON `email_links` (`expires_at`);--> statement-breakpoint
ALTER TABLE `learners` ADD `email_confirmed_at` integer;--> statement-breakpoint
CREATE INDEX `outbox_by_age` ON `outbox` (`created_at`);