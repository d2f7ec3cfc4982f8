ALTER TABLE `orders` ADD `capture_asked_at` integer;--> statement-breakpoint
ALTER TABLE `promo_uses` ADD `applied_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `promo_uses` ADD `applies` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `webhook_events_by_time` ON `webhook_events` (`received_at`);