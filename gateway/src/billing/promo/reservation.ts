const minuteMs = 60_000;

/** How long a use is kept for a learner who applied the code. */
export const reservationMs = 30 * minuteMs;

/** Applied again this soon, as by a double click, it is the same reservation. */
export const sameApplyMs = 5 * minuteMs;

/** How often a learner may begin a reservation or make it longer, whether or not many uses are left. */
export const certainApplies = 3;
/** How long a rest it takes to begin counting anew. */
export const restMs = 24 * 60 * minuteMs;

/** Beyond that only while more than this part of a code's uses is left for others: one in ten. */
export const reservePart = 10;

/** A payment under way keeps its use until it is settled, however long that takes: the last instant there is. */
export const untilSettled = 8_640_000_000_000_000;
