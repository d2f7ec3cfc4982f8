const minuteMs = 60_000;

/** How long a use is kept for a learner who applied the code. */
export const reservationMs = 30 * minuteMs;

/** A payment under way keeps its use until it is settled, however long that takes: the last instant there is. */
export const untilSettled = 8_640_000_000_000_000;
