/** The cause at the bottom: the query builder's own message repeats the parameters, which are the learner's. */
export function innermost(error: unknown): string {
  return error instanceof Error && error.cause ? innermost(error.cause) : String(error);
}
