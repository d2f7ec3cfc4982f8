// A file of its own: it comes with what keeps lessons, which has no use for schemas.

/** Tells the gateway that a document is fetched to be kept, and not to be looked at: it sends no beacon. */
export const keepHeader = 'x-keep';
