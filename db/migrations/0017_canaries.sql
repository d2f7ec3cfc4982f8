CREATE TABLE `canaries` (
	`app` text PRIMARY KEY NOT NULL,
	`trial` integer NOT NULL,
	`version` text NOT NULL,
	`percent` integer NOT NULL,
	`started_at` integer NOT NULL,
	FOREIGN KEY (`trial`) REFERENCES `release_history`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `release_counts` (
	`app` text NOT NULL,
	`version` text NOT NULL,
	`trial` integer NOT NULL,
	`metric` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`app`, `version`, `trial`, `metric`)
);
--> statement-breakpoint
CREATE TABLE `release_history` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`app` text NOT NULL,
	`version` text NOT NULL,
	`step` text NOT NULL,
	`percent` integer,
	`by` text NOT NULL,
	`reason` text,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `release_history_app` ON `release_history` (`app`,`id`);