CREATE TRIGGER `answer_given` AFTER INSERT ON `posts` WHEN new.`question_id` IS NOT NULL AND new.`hidden_at` IS NULL BEGIN
	UPDATE `posts` SET `answer_count` = `answer_count` + 1 WHERE `id` = new.`question_id`;
END;--> statement-breakpoint
CREATE TRIGGER `answer_deleted` AFTER DELETE ON `posts` WHEN old.`question_id` IS NOT NULL AND old.`hidden_at` IS NULL BEGIN
	UPDATE `posts` SET `answer_count` = `answer_count` - 1 WHERE `id` = old.`question_id`;
END;--> statement-breakpoint
CREATE TRIGGER `answer_hidden` AFTER UPDATE OF `hidden_at` ON `posts` WHEN new.`question_id` IS NOT NULL AND (old.`hidden_at` IS NULL) <> (new.`hidden_at` IS NULL) BEGIN
	UPDATE `posts` SET `answer_count` = `answer_count` + iif(new.`hidden_at` IS NULL, 1, -1) WHERE `id` = new.`question_id`;
END;--> statement-breakpoint
CREATE TRIGGER `found_helpful` AFTER INSERT ON `helpful_marks` BEGIN
	UPDATE `posts` SET `helpful_count` = `helpful_count` + 1 WHERE `id` = new.`post_id`;
END;--> statement-breakpoint
CREATE TRIGGER `found_helpful_no_more` AFTER DELETE ON `helpful_marks` BEGIN
	UPDATE `posts` SET `helpful_count` = `helpful_count` - 1 WHERE `id` = old.`post_id`;
END;--> statement-breakpoint
DROP TRIGGER `review_deleted`;--> statement-breakpoint
CREATE TRIGGER `review_deleted` AFTER DELETE ON `reviews` WHEN old.`hidden_at` IS NULL BEGIN
	UPDATE `review_counts` SET `count` = `count` - 1 WHERE `rating` = old.`rating`;
END;--> statement-breakpoint
DROP TRIGGER `review_changed`;--> statement-breakpoint
CREATE TRIGGER `review_changed` AFTER UPDATE OF `rating`, `hidden_at` ON `reviews` BEGIN
	UPDATE `review_counts` SET `count` = `count` - 1 WHERE `rating` = old.`rating` AND old.`hidden_at` IS NULL;
	INSERT INTO `review_counts` SELECT new.`rating`, 1 WHERE new.`hidden_at` IS NULL ON CONFLICT DO UPDATE SET `count` = `count` + 1;
END;
