/** Percent at the best try of each Knowledge Check of a subject, for its certificate. Apart from the limits: every subject's page says it, and no other of them. */
export const passMark = 60;
