ALTER TABLE `lesson_progress` ADD `place` text;--> statement-breakpoint
ALTER TABLE `lessons` ADD `audio` text;