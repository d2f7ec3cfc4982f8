import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import type * as z from 'zod/mini';

/**
 * A Markdown file with YAML front matter, parsed.
 * @throws Error naming the file and each field that is missing or wrong
 */
export async function readMarkdown<S extends z.ZodMiniType>(
  file: string,
  schema: S,
): Promise<{ data: z.output<S>; body: string }> {
  const match = (await readFile(file, 'utf8')).match(/^---\n([\s\S]*?)\n---\n([\s\S]*)$/);
  if (!match) throw new Error(`${file}: no front matter between two lines of ---`);
  const [, head = '', body = ''] = match;
  return { data: checked(file, schema, parse(head)), body: body.trim() };
}

/** @throws Error naming the file and each field that is missing or wrong */
export function checked<S extends z.ZodMiniType>(file: string, schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'file'}: ${issue.message}`);
  throw new Error(`${file}: ${wrong.join('; ')}`);
}
