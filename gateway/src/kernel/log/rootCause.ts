/** The cause at the bottom: the query builder's own message repeats the parameters, which are the learner's. */
export function rootCause(error: unknown): string {
  return error instanceof Error && error.cause ? rootCause(error.cause) : String(error);
}
