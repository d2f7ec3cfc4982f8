/**
 * What the work comes to, or an error when it takes too long. The work itself goes on: this is for what cannot be
 * called off.
 * @param ms how long it may take, in milliseconds
 * @param late the error to throw then
 */
export async function withTimeout<T>(ms: number, work: Promise<T>, late: () => Error): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), ms);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
