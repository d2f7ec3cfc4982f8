DROP TRIGGER `review_written`;--> statement-breakpoint
CREATE TRIGGER `review_written` AFTER INSERT ON `reviews` WHEN new.`hidden_at` IS NULL BEGIN
	INSERT INTO `review_counts` VALUES (new.`rating`, 1) ON CONFLICT DO UPDATE SET `count` = `count` + 1;
END;--> statement-breakpoint
INSERT INTO `cases` (`id`, `thing_id`, `kind`, `writer_id`, `text`, `cause`, `opened_at`, `closed_at`, `outcome`)
	SELECT lower(hex(randomblob(16))), `id`, 'review', `learner_id`, `comment`, 'moderator', `hidden_at`, `hidden_at`, 'hidden' FROM `reviews` WHERE `hidden_at` IS NOT NULL;--> statement-breakpoint
INSERT INTO `cases` (`id`, `thing_id`, `kind`, `lesson_id`, `writer_id`, `text`, `cause`, `opened_at`, `closed_at`, `outcome`)
	SELECT lower(hex(randomblob(16))), `id`, iif(`question_id` IS NULL, 'question', 'answer'), `lesson_id`, `learner_id`, `text`, 'moderator', `hidden_at`, `hidden_at`, 'hidden' FROM `posts` WHERE `hidden_at` IS NOT NULL;--> statement-breakpoint
INSERT INTO `cases` (`id`, `thing_id`, `kind`, `writer_id`, `text`, `cause`, `reporter_id`, `reason`, `opened_at`)
	SELECT lower(hex(randomblob(16))), t.`id`, 'review', t.`learner_id`, t.`comment`, 'reported', r.`learner_id`, r.`reason`, min(r.`created_at`) FROM `reports` r JOIN `reviews` t ON t.`id` = r.`review_id` WHERE r.`closed_at` IS NULL GROUP BY t.`id`;--> statement-breakpoint
INSERT INTO `cases` (`id`, `thing_id`, `kind`, `lesson_id`, `writer_id`, `text`, `cause`, `reporter_id`, `reason`, `opened_at`)
	SELECT lower(hex(randomblob(16))), t.`id`, iif(t.`question_id` IS NULL, 'question', 'answer'), t.`lesson_id`, t.`learner_id`, t.`text`, 'reported', r.`learner_id`, r.`reason`, min(r.`created_at`) FROM `reports` r JOIN `posts` t ON t.`id` = r.`post_id` WHERE r.`closed_at` IS NULL GROUP BY t.`id`;
