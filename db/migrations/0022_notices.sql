CREATE TABLE `notice_settings` (
	`learner_id` text PRIMARY KEY NOT NULL,
	`seen_at` integer DEFAULT 0 NOT NULL,
	`mails_answers` integer DEFAULT true NOT NULL,
	`mails_certificates` integer DEFAULT true NOT NULL,
	`mails_premium` integer DEFAULT true NOT NULL,
	`review_days` text DEFAULT '[]' NOT NULL,
	`time_zone` text DEFAULT 'UTC' NOT NULL,
	`remind_at` integer,
	`mailed_at` integer DEFAULT 0 NOT NULL,
	`mailed_through` integer DEFAULT 0 NOT NULL,
	`premium_end_told_of` integer DEFAULT 0 NOT NULL,
	`unsubscribe_token` text NOT NULL,
	FOREIGN KEY (`learner_id`) REFERENCES `learners`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notice_settings_unsubscribeToken_unique` ON `notice_settings` (`unsubscribe_token`);--> statement-breakpoint
CREATE INDEX `notice_settings_by_reminder` ON `notice_settings` (`remind_at`);--> statement-breakpoint
CREATE INDEX `subscriptions_by_end` ON `subscriptions` (`ends_at`);--> statement-breakpoint
CREATE INDEX `posts_answered_lately` ON `posts` (`created_at`) WHERE "posts"."question_id" is not null;--> statement-breakpoint
CREATE INDEX `certificates_by_time` ON `certificates` (`issued_at`);