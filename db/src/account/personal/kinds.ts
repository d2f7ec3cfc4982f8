/** What a column has to do with the learner whose row it is. The export leaves out what is `secret` or about `another`. */
export interface Column {
  kind: 'personal' | 'secret' | 'another' | 'technical';
  /** What stands in it, in words. */
  what: string;
}

const kind =
  (kind: Column['kind']) =>
  (what: string): Column => ({ kind, what });

/** Tells something of the learner. */
export const personal = kind('personal');
/** Opens something, or did: not even its owner gets a copy. */
export const secret = kind('secret');
/** Tells something of another learner. */
export const another = kind('another');
/** Tells nothing of anybody. */
export const technical = kind('technical');

/** The number of the account that a row belongs to. */
export const account = personal('The number of your account');

/** A table with rows that are a learner's. The sentences stand on the privacy page and in the file that learners download. */
export interface Personal<Name extends string = string> {
  holds: string;
  why: string;
  /** How long it is kept. */
  until: string;
  /** What deleting the account does to the rows. */
  whenDeleted: 'deleted' | 'unnamed' | 'kept';
  /** Of what is not simply deleted: what stays. */
  stays?: string;
  columns: Record<Name, Column>;
}

/** A table that holds nothing of learners, and why. */
export interface Impersonal<Name extends string = string> {
  isAbout: string;
  columns: Record<Name, Column>;
}

/** The columns of a table that says nothing of learners. */
export const impersonal = <const Name extends string>(
  isAbout: string,
  ...names: Name[]
): Impersonal<Name> => ({
  isAbout,
  columns: Object.fromEntries(names.map((name) => [name, technical('')])) as Record<Name, Column>,
});

export const untilDeleted = 'As long as you have an account.';
