import type { Problems } from '../../auth/forms.ts';

interface Schema {
  safeParse(value: unknown): { error?: { issues: readonly { message: string }[] } | undefined };
}

/** What is wrong with the value of one field, under its name. */
export function problemsIn(schema: Schema, value: string, name: string): Problems {
  const [issue] = schema.safeParse(value).error?.issues ?? [];
  return issue ? { [name]: issue.message } : {};
}
