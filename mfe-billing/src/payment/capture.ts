import { billing } from '@apologia/contract';
import { ApiError, call } from '@apologia/kit';
import { invalidateEverything } from '../queries.ts';

/**
 * Takes an approved payment, or asks again what became of it: however often, it is charged once.
 * @param look only to ask, and to take nothing
 */
export async function capture(id: string, look = false): Promise<'completed' | 'pending'> {
  try {
    const { status } = await call(billing.captureOrder, { params: { id }, body: { look } });
    return status === 'completed' ? 'completed' : 'pending';
  } finally {
    invalidateEverything();
  }
}

/** Whether the gateway says that a payment was not made, and why. After any other failure it may have been made, or may be yet. */
export const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status < 500;
