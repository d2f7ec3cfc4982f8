CREATE TABLE `follows` (
	`learner_id` text NOT NULL,
	`question_id` text NOT NULL,
	`seen_at` integer NOT NULL,
	PRIMARY KEY(`learner_id`, `question_id`),
	FOREIGN KEY (`learner_id`) REFERENCES `learners`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`question_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `follows_by_question` ON `follows` (`question_id`);--> statement-breakpoint
CREATE TABLE `helpful_marks` (
	`learner_id` text NOT NULL,
	`post_id` text NOT NULL,
	PRIMARY KEY(`learner_id`, `post_id`),
	FOREIGN KEY (`learner_id`) REFERENCES `learners`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `helpful_marks_by_post` ON `helpful_marks` (`post_id`);--> statement-breakpoint
CREATE TABLE `posts` (
	`id` text PRIMARY KEY NOT NULL,
	`lesson_id` text NOT NULL,
	`question_id` text,
	`learner_id` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	`edited_at` integer,
	`hidden_at` integer,
	`answer_count` integer DEFAULT 0 NOT NULL,
	`helpful_count` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`question_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`learner_id`) REFERENCES `learners`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `posts_asked` ON `posts` (`lesson_id`,`created_at`,`id`) WHERE "posts"."question_id" is null;--> statement-breakpoint
CREATE INDEX `posts_answered` ON `posts` (`question_id`,`created_at`,`id`) WHERE "posts"."question_id" is not null;--> statement-breakpoint
CREATE INDEX `posts_by_learner` ON `posts` (`learner_id`);--> statement-breakpoint
CREATE TABLE `reports` (
	`id` text PRIMARY KEY NOT NULL,
	`learner_id` text NOT NULL,
	`review_id` text,
	`post_id` text,
	`reason` text,
	`created_at` integer NOT NULL,
	`closed_at` integer,
	FOREIGN KEY (`learner_id`) REFERENCES `learners`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`review_id`) REFERENCES `reviews`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reports_on_review` ON `reports` (`review_id`,`learner_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `reports_on_post` ON `reports` (`post_id`,`learner_id`);--> statement-breakpoint
CREATE INDEX `reports_open` ON `reports` (`created_at`) WHERE "reports"."closed_at" is null;--> statement-breakpoint
CREATE INDEX `reports_by_learner` ON `reports` (`learner_id`);--> statement-breakpoint
ALTER TABLE `reviews` ADD `hidden_at` integer;