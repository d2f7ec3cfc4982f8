import { academyDatabase } from '../database.ts';

/** Lets the days pass that a learner's questions wait for. */
export async function bringReviewsDue(username: string): Promise<void> {
  const database = await academyDatabase();
  await database.run(
    `update review_cards set due_at = 0 where learner_id = (select id from learners where username = '${username}')`,
  );
}

/** A certificate as they were issued while completing was enough. */
export async function issuedBeforeTheMark(username: string): Promise<string> {
  const group = () => crypto.randomUUID().slice(0, 4);
  const code = [group(), group(), group(), group(), group()].join('-');
  const database = await academyDatabase();
  await database.run(
    `insert into certificates (code, learner_id, subject, name, module_count, study_minutes, issued_at) select '${code}', id, 'hermeneutics', 'Phoebe', 7, 270, 1700000000000 from learners where username = '${username}'`,
  );
  return code;
}
