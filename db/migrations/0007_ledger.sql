INSERT INTO `ledger` (`key`, `kind`, `learner_id`, `cause`, `subscription_id`, `plan`, `starts_at`, `ends_at`, `at`)
SELECT 'grant:' || `id`, 'grant', `learner_id`, 'migration', `id`, `plan`, `starts_at`, `ends_at`, `starts_at`
FROM `subscriptions` ORDER BY `starts_at`;--> statement-breakpoint
CREATE TRIGGER `ledger_not_changed` BEFORE UPDATE ON `ledger` BEGIN
	SELECT RAISE(ABORT, 'the ledger is only added to');
END;--> statement-breakpoint
CREATE TRIGGER `ledger_not_deleted` BEFORE DELETE ON `ledger` BEGIN
	SELECT RAISE(ABORT, 'the ledger is only added to');
END;--> statement-breakpoint
CREATE TRIGGER `ledger_not_replaced` BEFORE INSERT ON `ledger`
WHEN EXISTS (SELECT 1 FROM `ledger` WHERE `key` = new.`key` OR `id` = new.`id`) BEGIN
	SELECT RAISE(IGNORE);
END;--> statement-breakpoint
CREATE TRIGGER `premium_granted` AFTER INSERT ON `ledger` WHEN new.`kind` = 'grant' BEGIN
	INSERT INTO `subscriptions` (`id`, `learner_id`, `plan`, `cause`, `starts_at`, `ends_at`)
	SELECT new.`subscription_id`, new.`learner_id`, new.`plan`, CASE WHEN new.`order_id` IS NULL THEN 'demo' ELSE 'payment' END, new.`starts_at`, new.`ends_at`
	WHERE EXISTS (SELECT 1 FROM `learners` WHERE `id` = new.`learner_id`);
END;--> statement-breakpoint
CREATE TRIGGER `premium_revoked` AFTER INSERT ON `ledger` WHEN new.`kind` = 'revocation' BEGIN
	UPDATE `subscriptions` SET `ends_at` = max(`starts_at`, min(`ends_at`, new.`at`)) WHERE `id` = new.`subscription_id`;
END;--> statement-breakpoint
CREATE TRIGGER `premium_cancelled` AFTER INSERT ON `ledger` WHEN new.`kind` = 'cancellation' BEGIN
	UPDATE `subscriptions` SET `cancelled_at` = new.`at` WHERE `id` = new.`subscription_id`;
END;--> statement-breakpoint
CREATE TRIGGER `promo_redeemed` AFTER INSERT ON `ledger` WHEN new.`kind` = 'promo' BEGIN
	UPDATE `promo_codes` SET `redeemed` = `redeemed` + 1 WHERE `code` = new.`promo_code`;
	INSERT INTO `promo_uses` (`code`, `learner_id`, `status`, `expires_at`) VALUES (new.`promo_code`, new.`learner_id`, 'redeemed', new.`at`)
	ON CONFLICT DO UPDATE SET `status` = 'redeemed', `expires_at` = excluded.`expires_at`;
END;
