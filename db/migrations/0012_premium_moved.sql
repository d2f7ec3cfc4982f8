CREATE TRIGGER `premium_moved` AFTER INSERT ON `ledger` WHEN new.`kind` = 'move' BEGIN
	UPDATE `subscriptions` SET `starts_at` = new.`starts_at`, `ends_at` = new.`ends_at` WHERE `id` = new.`subscription_id`;
END;
