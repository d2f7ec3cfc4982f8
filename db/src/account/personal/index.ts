import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type * as schema from '../../schema.ts';
import { ofAccount } from './account.ts';
import { ofBilling } from './billing.ts';
import { ofCommunity } from './community.ts';
import { ofNobody } from './impersonal.ts';
import type { Impersonal, Personal } from './kinds.ts';
import { ofLearning } from './learning.ts';
import { ofPractice } from './practice.ts';

export type { Column, Personal } from './kinds.ts';

type Schema = typeof schema;

/** Every table of the schema with every column of it: what is missing does not compile. */
type EveryColumn = {
  [Export in keyof Schema as Schema[Export] extends SQLiteTable
    ? Schema[Export]['_']['name']
    : never]: Schema[Export] extends SQLiteTable
    ? Exact<keyof Schema[Export]['_']['columns'] & string>
    : never;
};
type Exact<Name extends string> = Personal<Name> | Impersonal<Name>;

const every = {
  ...ofAccount,
  ...ofLearning,
  ...ofPractice,
  ...ofCommunity,
  ...ofBilling,
  ...ofNobody,
} as const satisfies EveryColumn;

/** Tables with something of learners, by what the privacy page calls them. */
export const personalTables: Record<string, Record<string, Personal>> = {
  'Your account': ofAccount,
  'Your studies': ofLearning,
  'Your practice conversations': ofPractice,
  'What you write for others': ofCommunity,
  'What you pay': ofBilling,
};

/** Whether each table and column holds something of learners, by the names of tables in the database. */
export const everyTable: Record<string, Personal | Impersonal> = every;
