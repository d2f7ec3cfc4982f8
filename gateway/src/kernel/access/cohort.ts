import { cohortCookie } from '@apologia/contract';
import { getCookie, setCookie } from 'hono/cookie';
import type { GatewayContext } from '../context.ts';
import { isLocal } from './cookies.ts';

const cohorts = 100;
const yearSeconds = 365 * 24 * 60 * 60;

/** A learner's cohort, the same on every device: 0 to 99 of the FNV-1a hash of the id. */
function cohortOfLearner(id: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(id)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash % cohorts;
}

function keep(c: GatewayContext, cohort: number): void {
  setCookie(c, cohortCookie, String(cohort), {
    path: '/',
    sameSite: 'Lax',
    httpOnly: true,
    secure: !isLocal(c),
    maxAge: yearSeconds,
  });
}

/** The cohort that this browser says it is in, if any. It decides about nothing but canaries: whoever lies sees one. */
function cohortIn(c: GatewayContext): number | null {
  const value = getCookie(c, cohortCookie);
  return value && /^\d{1,2}$/.test(value) ? Number(value) : null;
}

/** The visitor's cohort, which is kept from now on. */
export function cohortOf(c: GatewayContext): number {
  const known = cohortIn(c);
  if (known !== null) return known;
  const cohort = Math.floor(Math.random() * cohorts);
  keep(c, cohort);
  return cohort;
}

/** Puts a learner who has signed in into their cohort, from the next document on. */
export function giveCohort(c: GatewayContext, learnerId: string): void {
  const cohort = cohortOfLearner(learnerId);
  if (cohortIn(c) !== cohort) keep(c, cohort);
}
