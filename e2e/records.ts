import { openAcademysDatabase } from '../gateway/cli/database.ts';

/** Does to the academy's records what no page can bring about, through the server that keeps them. */
async function alter(...statements: string[]): Promise<void> {
  const { db, close } = await openAcademysDatabase({ DATA_DIR: process.env.ACADEMY_DATA });
  for (const statement of statements) await db.run(statement);
  close();
}

const whose = (username: string) =>
  `where learner_id = (select id from learners where username = '${username}')`;

/** Lets the days pass that a learner's questions wait for. */
export const bringReviewsDue = (username: string) =>
  alter(`update review_cards set due_at = 0 ${whose(username)}`);

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Gives a learner a name as learners could have before names were bounded. */
export const rename = (username: string, to: string) =>
  alter(`update learners set username = ${quoted(to)} where username = ${quoted(username)}`);

/** A certificate as they were issued while completing was enough. */
export async function issuedBeforeTheMark(username: string): Promise<string> {
  const group = () => crypto.randomUUID().slice(0, 4);
  const code = [group(), group(), group(), group(), group()].join('-');
  await alter(
    `insert into certificates (code, learner_id, subject, name, module_count, study_minutes, issued_at) select '${code}', id, 'hermeneutics', 'Phoebe', 7, 270, 1700000000000 from learners where username = '${username}'`,
  );
  return code;
}
