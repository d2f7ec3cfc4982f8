import { type Personal, personalTables } from '@apologia/db/personal';
import type { Config } from '../../kernel/config.ts';
import { afterDeletion } from '../describe.ts';
import { elsewhere } from './elsewhere.ts';
import { markupOf, type Section } from './markup.ts';
import { operatorOf, supportOf } from './operator.ts';

/** What is kept, in the words that the list of columns has for it: what is not in the list is not in the database. */
const kept = Object.entries(personalTables).map(
  ([title, tables]): Section => ({
    title,
    blocks: [
      {
        entries: Object.values(tables).map((table) => [
          table.holds,
          `Why: ${table.why}`,
          `How long: ${table.until}`,
          ...whenDeleted(table),
        ]),
      },
    ],
  }),
);

function whenDeleted(table: Personal): string[] {
  return table.whenDeleted === 'deleted' ? [] : [`When you delete your account: ${afterDeletion(table)}`];
}

const inYourBrowser = [
  'A cookie that keeps you signed in, and one by which the academy knows a browser that you signed in with before. Scripts cannot read either.',
  'Cookies that say nothing of you: whether the sidebar is folded, which styles your browser has already, which of a hundred groups of visitors you are in when a new release is tried, and whether you had trouble with one.',
  'Light or dark, what you have begun to write and not sent, and, until you sign out, the list of your last eight searches. That never leaves your browser.',
  'So that you can read without a connection: the lessons that you opened last or asked to keep, and what you wrote meanwhile until it is sent. Signing out deletes them.',
];

/** What is kept of whom, why and how long: true of this academy as it is set up. */
export const privacy = (config: Config): string =>
  markupOf({
    title: 'Privacy',
    lead: 'What this academy keeps of you, why, and how long. This page is made from the list of everything in its database.',
    sections: [
      {
        title: 'In short',
        blocks: [
          {
            list: [
              'You can read the front page, the catalogue and the reviews without an account. Nothing is kept of you then but a count against abuse, for a day at most.',
              'With an account it keeps what you do here, for you, and shows others only what you write for others.',
              [
                'In ',
                { to: '/settings#your-data', label: 'Settings' },
                ' you can download all of it in one file, and delete it at once.',
              ],
              'It asks for no birthday, no telephone number and no real name.',
            ],
          },
        ],
      },
      ...kept,
      { title: 'In your browser', blocks: [{ list: inYourBrowser }] },
      {
        title: 'Logs, figures and backups',
        blocks: [
          {
            list: [
              'A line in the log for each request: which page, how long it took, what went wrong. No name, no network address, nothing that you typed.',
              'Pages tell how fast they came and whether they failed. Only sums are kept, of everybody together.',
              'Backups hold what the academy held when they were made. Where one is put back, accounts that were deleted since are deleted again.',
            ],
          },
        ],
      },
      { title: 'Who else learns something', blocks: [{ list: elsewhere(config) }] },
      {
        title: 'Who answers for it',
        blocks: [
          operatorOf(config),
          {
            p: 'They decide what is done with what the academy keeps. You may ask them what they know of you, to correct it, and to delete it; most of that you can do yourself in Settings.',
          },
          supportOf(config),
        ],
      },
    ],
  });
