import { ApiError } from '@apologia/kit';

const tries = 3;
const pauseMs = 800;

/** Tries again what the network broke off; what the gateway refuses is refused. */
export async function retried<T>(attempt: () => Promise<T>): Promise<T> {
  for (let left = tries - 1; ; left--) {
    try {
      return await attempt();
    } catch (error) {
      if (left === 0 || (error instanceof ApiError && error.status < 500)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}
