CREATE TABLE `certificates` (
	`code` text PRIMARY KEY NOT NULL,
	`learner_id` text NOT NULL,
	`subject` text NOT NULL,
	`name` text NOT NULL,
	`module_count` integer NOT NULL,
	`study_minutes` integer NOT NULL,
	`issued_at` integer NOT NULL,
	FOREIGN KEY (`learner_id`) REFERENCES `learners`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `certificates_by_learner` ON `certificates` (`learner_id`,`subject`);--> statement-breakpoint
CREATE TABLE `attempts` (
	`id` text PRIMARY KEY NOT NULL,
	`learner_id` text NOT NULL,
	`quiz_id` text NOT NULL,
	`number` integer NOT NULL,
	`revision` text NOT NULL,
	`score` integer,
	`answers` text NOT NULL,
	`submitted_at` integer NOT NULL,
	FOREIGN KEY (`learner_id`) REFERENCES `learners`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `attempts_by_number` ON `attempts` (`learner_id`,`quiz_id`,`number`);--> statement-breakpoint
CREATE INDEX `attempts_by_score` ON `attempts` (`learner_id`,`quiz_id`,`score`,`submitted_at`);--> statement-breakpoint
CREATE TABLE `questions` (
	`id` text PRIMARY KEY NOT NULL,
	`quiz_id` text NOT NULL,
	`position` integer NOT NULL,
	`question_type` text NOT NULL,
	`question` text NOT NULL,
	`options` text NOT NULL,
	`reasons` text NOT NULL,
	`correct_answer` integer NOT NULL,
	`accepted` text NOT NULL,
	`explanation` text NOT NULL,
	`rubric` text NOT NULL,
	`model_answer` text NOT NULL,
	FOREIGN KEY (`quiz_id`) REFERENCES `quizzes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `questions_by_quiz` ON `questions` (`quiz_id`,`position`);--> statement-breakpoint
CREATE TABLE `quizzes` (
	`id` text PRIMARY KEY NOT NULL,
	`module_id` text NOT NULL,
	`lesson_id` text,
	`revision` text NOT NULL,
	FOREIGN KEY (`module_id`) REFERENCES `modules`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `review_cards` (
	`learner_id` text NOT NULL,
	`question_id` text NOT NULL,
	`due_at` integer NOT NULL,
	`stability` real NOT NULL,
	`difficulty` real NOT NULL,
	`scheduled_days` integer NOT NULL,
	`learning_steps` integer NOT NULL,
	`reps` integer NOT NULL,
	`lapses` integer NOT NULL,
	`state` integer NOT NULL,
	`last_review_at` integer NOT NULL,
	PRIMARY KEY(`learner_id`, `question_id`),
	FOREIGN KEY (`learner_id`) REFERENCES `learners`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `review_cards_by_due` ON `review_cards` (`learner_id`,`due_at`);--> statement-breakpoint
CREATE TABLE `study_days` (
	`learner_id` text NOT NULL,
	`day` text NOT NULL,
	PRIMARY KEY(`learner_id`, `day`),
	FOREIGN KEY (`learner_id`) REFERENCES `learners`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `study_goals` (
	`learner_id` text PRIMARY KEY NOT NULL,
	`days_a_week` integer NOT NULL,
	FOREIGN KEY (`learner_id`) REFERENCES `learners`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `lessons` ADD `terms` text DEFAULT '[]' NOT NULL;