import type { Academy } from '@apologia/gateway/testing/app';

const code = '0f3a-0f3a-0f3a-0f3a-0f3a';

/** A certificate as they were issued while completing was enough. @returns its code */
export async function issuedBeforeTheMark(academy: Academy, username: string): Promise<string> {
  await academy.run(
    `insert into certificates (code, learner_id, subject, name, module_count, study_minutes, issued_at) select '${code}', id, 'hermeneutics', 'Phoebe', 7, 270, 1700000000000 from learners where username = '${username}'`,
  );
  return code;
}
