import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import * as z from 'zod/mini';

// Authors read these messages: zod/mini has none until it is given a language.
z.config(z.locales.en());

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
  return { data: checked(file, schema, head), body: body.trim() };
}

/**
 * A YAML file, parsed.
 * @throws Error naming the file and each field that is missing or wrong
 */
export async function readYaml<S extends z.ZodMiniType>(file: string, schema: S): Promise<z.output<S>> {
  return checked(file, schema, await readFile(file, 'utf8'));
}

function checked<S extends z.ZodMiniType>(file: string, schema: S, yaml: string): z.output<S> {
  let value: unknown;
  try {
    value = parse(yaml);
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'file'}: ${issue.message}`);
  throw new Error(`${file}: ${wrong.join('; ')}`);
}
