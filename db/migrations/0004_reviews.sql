DELETE FROM `reviews` WHERE `id` NOT IN (SELECT `id` FROM (SELECT `id`, row_number() OVER (PARTITION BY `learner_id` ORDER BY `created_at` DESC, `id` DESC) AS `nth` FROM `reviews`) WHERE `nth` = 1);--> statement-breakpoint
CREATE UNIQUE INDEX `reviews_by_learner` ON `reviews` (`learner_id`);--> statement-breakpoint
CREATE TABLE `review_counts` (
	`rating` integer PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
INSERT INTO `review_counts` SELECT `rating`, count(*) FROM `reviews` GROUP BY `rating`;--> statement-breakpoint
CREATE TRIGGER `review_written` AFTER INSERT ON `reviews` BEGIN
	INSERT INTO `review_counts` VALUES (new.`rating`, 1) ON CONFLICT DO UPDATE SET `count` = `count` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `review_deleted` AFTER DELETE ON `reviews` BEGIN
	UPDATE `review_counts` SET `count` = `count` - 1 WHERE `rating` = old.`rating`;
END;--> statement-breakpoint
CREATE TRIGGER `review_changed` AFTER UPDATE OF `rating` ON `reviews` BEGIN
	UPDATE `review_counts` SET `count` = `count` - 1 WHERE `rating` = old.`rating`;
	INSERT INTO `review_counts` VALUES (new.`rating`, 1) ON CONFLICT DO UPDATE SET `count` = `count` + 1;
END;
