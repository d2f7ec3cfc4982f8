/** Written into the browser's storage, for a moment, when an account is deleted: other tabs hear of it. */
export const goneKey = 'gone';
