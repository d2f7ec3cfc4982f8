CREATE TABLE `ledger` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`key` text NOT NULL,
	`kind` text NOT NULL,
	`learner_id` text NOT NULL,
	`cause` text NOT NULL,
	`order_id` text,
	`subscription_id` text,
	`promo_code` text,
	`plan` text,
	`amount_cents` integer,
	`starts_at` integer,
	`ends_at` integer,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_keys` ON `ledger` (`key`);--> statement-breakpoint
CREATE INDEX `ledger_by_order` ON `ledger` (`order_id`);--> statement-breakpoint
CREATE TABLE `orders` (
	`id` text PRIMARY KEY NOT NULL,
	`paypal_id` text,
	`learner_id` text NOT NULL,
	`plan` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`promo_code` text,
	`status` text NOT NULL,
	`capture_attempt` integer DEFAULT 1 NOT NULL,
	`capture_id` text,
	`captured_at` integer,
	`refunded_cents` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_by_paypal_id` ON `orders` (`paypal_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_by_capture_id` ON `orders` (`capture_id`);--> statement-breakpoint
CREATE INDEX `orders_by_learner` ON `orders` (`learner_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_payable` ON `orders` (`learner_id`) WHERE "orders"."status" in ('open', 'capturing', 'pending');--> statement-breakpoint
CREATE TABLE `promo_codes` (
	`code` text PRIMARY KEY NOT NULL,
	`percent` integer NOT NULL,
	`max_uses` integer NOT NULL,
	`redeemed` integer DEFAULT 0 NOT NULL,
	`starts_at` integer,
	`expires_at` integer,
	CONSTRAINT "promo_percent" CHECK(percent between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE `promo_uses` (
	`code` text NOT NULL,
	`learner_id` text NOT NULL,
	`status` text NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`code`, `learner_id`),
	FOREIGN KEY (`code`) REFERENCES `promo_codes`(`code`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `promo_uses_reserved` ON `promo_uses` (`code`,`status`,`expires_at`);--> statement-breakpoint
CREATE INDEX `promo_uses_by_learner` ON `promo_uses` (`learner_id`,`status`,`expires_at`);--> statement-breakpoint
CREATE TABLE `webhook_events` (
	`id` text PRIMARY KEY NOT NULL,
	`transmission_id` text NOT NULL,
	`event_type` text NOT NULL,
	`received_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `cancelled_at` integer;