import { billing } from '@apologia/contract';
import { ApiError, call } from '@apologia/kit';
import { readAllAgain } from '../queries.ts';

/** Takes an approved payment, or asks again what became of it: however often, it is charged once. */
export async function capture(id: string): Promise<'completed' | 'pending'> {
  try {
    return (await call(billing.captureOrder, { params: { id } })).status;
  } finally {
    readAllAgain();
  }
}

/** Whether the gateway says that this payment was not taken. After any other failure it may have been. */
export const isNotCharged = (error: unknown): boolean => error instanceof ApiError && error.status < 500;
