import * as contract from './index.ts';
import type { Endpoint } from './kernel/endpoint.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'response' in value;

/** Every call of the gateway, for what has to hold of all of them. */
export const everyCall: readonly Endpoint[] = Object.values<unknown>(contract)
  .flatMap((group) => (typeof group === 'object' && group !== null ? Object.values(group) : []))
  .filter(isEndpoint);
