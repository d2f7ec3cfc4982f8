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

/**
 * Whether the gateway says how it stands with a payment that was not completed: what is read again tells then
 * whether it still is to be confirmed. After any other failure it may be.
 */
export const isTold = (error: unknown): boolean =>
  error instanceof ApiError && (error.status < 500 || error.envelope?.code === 'provider_failed');
