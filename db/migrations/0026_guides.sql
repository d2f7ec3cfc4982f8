ALTER TABLE `lessons` ADD `passages` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `lessons` ADD `group_study` text;