const minuteMs = 60_000;

/** How long a use is reserved for a learner who applied the code. */
export const reservationMs = 30 * minuteMs;

/** A code that is applied again this soon, as by a double click, is the same reservation. */
export const duplicateApplyMs = 5 * minuteMs;

/** How often a learner may begin or extend a reservation, however few uses are left. */
export const guaranteedApplies = 3;
/** After this long without applying, the count begins anew. */
export const applyCountResetMs = 24 * 60 * minuteMs;

/** More often than that, a learner may apply only while more than one use in this many is left for others. */
export const reserveShare = 10;

/** When a reservation expires while a payment with it is under way: at the last instant that there is. */
export const noExpiry = 8_640_000_000_000_000;
