import * as contract from './index.ts';
import type { Endpoint } from './kernel/endpoint.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'response' in value;

/** Every call of the gateway, for what has to hold of all of them. */
export const everyCall: readonly Endpoint[] = Object.values<unknown>(contract)
  .flatMap((group) => (typeof group === 'object' && group !== null ? Object.values(group) : []))
  .filter(isEndpoint);

const segmentsOf = (address: string) => (address.split('?')[0] ?? '').split('/');

/** The read at an address, as its query key joined by slashes. @example callAt('/api/lesson/the-creed') === courses.lesson */
export function callAt(address: string): Endpoint | undefined {
  const given = segmentsOf(address);
  const fits = ({ method, path }: Endpoint) => {
    const parts = segmentsOf(path);
    return (
      method === 'GET' &&
      parts.length === given.length &&
      parts.every((part, i) => part === given[i] || part.startsWith(':'))
    );
  };
  // What is written out goes before what is a parameter.
  const parameters = ({ path }: Endpoint) => path.split(':').length;
  return everyCall.filter(fits).sort((one, other) => parameters(one) - parameters(other))[0];
}
