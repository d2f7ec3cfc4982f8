import {
  cursorOf,
  emails,
  passkeys,
  placeIn,
  type SecurityEntry,
  type SignIn,
  security,
} from '@apologia/contract';
import { firstDataOf, type PageRead } from '../../kernel/read/firstData.ts';
import { learnerRead, type Read } from '../../kernel/read/read.ts';
import { emailState } from '../email/reads.ts';
import { ownPasskeys } from '../passkeys/reads.ts';
import { newestEvents, signInsOf } from './queries.ts';

const iso = (instant: number) => new Date(instant).toISOString();

export const signIns = (): Read<SignIn[]> =>
  learnerRead(
    (db, viewer) => [signInsOf(db, viewer)],
    ([rows]) =>
      rows.map(({ createdAt, seenAt, ...row }) => ({
        ...row,
        createdAt: iso(createdAt),
        seenAt: iso(Math.max(createdAt, seenAt)),
      })),
  );

/** A page of the learner's audit trail. @param before the cursor of the last entry of the page before */
export const events = (before?: string): Read<SecurityEntry[]> =>
  learnerRead(
    (db, viewer) => [newestEvents(db, viewer, placeIn(before))],
    ([rows]) =>
      rows.map(({ kind, at, ...row }) => ({
        ...row,
        kind: kind as SecurityEntry['kind'],
        at: iso(at),
        cursor: cursorOf({ at, id: row.id }),
      })),
  );

/** What the page of settings shows of this domain. */
export const settingsPage = (): readonly PageRead[] => [
  firstDataOf(security.signIns, signIns),
  firstDataOf(security.events, () => events()),
  firstDataOf(passkeys.list, ownPasskeys),
  firstDataOf(emails.state, emailState),
];
