import { readFile } from 'node:fs/promises';
import { LineCounter, parseDocument } from 'yaml';
import * as z from 'zod/mini';

// Authors read these messages: zod/mini has none until it is given a language.
z.config(z.locales.en());

type Path = readonly PropertyKey[];

/** A content file that fits its schema. */
export interface ContentFile<T> {
  file: string;
  data: T;
  /** The line on which a field stands, counted from 1. */
  lineOf: (path: Path) => number;
}

export interface MarkdownFile<T> extends ContentFile<T> {
  body: string;
  /** The line on which the body begins. */
  bodyLine: number;
}

/**
 * A Markdown file with YAML front matter, parsed.
 * @throws Error naming the file and the line of each field that is missing or wrong
 */
export async function readMarkdown<S extends z.ZodMiniType>(
  file: string,
  schema: S,
): Promise<MarkdownFile<z.output<S>>> {
  const match = (await readFile(file, 'utf8')).match(/^---\n([\s\S]*?\n)---\n(\s*)([\s\S]*)$/);
  if (!match) throw new Error(`${file}:1: no front matter between two lines of ---`);
  const [, head = '', space = '', body = ''] = match;
  const bodyLine = linesOf(head) + linesOf(space) + 3;
  // The first line of the front matter is the second of the file.
  return { ...checked(file, schema, head, 1), body: body.trimEnd(), bodyLine };
}

/**
 * A YAML file, parsed.
 * @throws Error naming the file and the line of each field that is missing or wrong
 */
export async function readYaml<S extends z.ZodMiniType>(
  file: string,
  schema: S,
): Promise<ContentFile<z.output<S>>> {
  return checked(file, schema, await readFile(file, 'utf8'), 0);
}

const linesOf = (text: string) => text.split('\n').length - 1;

/** @param linesBefore how many lines of the file stand before the YAML */
function checked<S extends z.ZodMiniType>(
  file: string,
  schema: S,
  yaml: string,
  linesBefore: number,
): ContentFile<z.output<S>> {
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + linesBefore;
  const lineOf = (path: Path): number => {
    const node = document.getIn(path, true) as { range?: [number, number, number] } | undefined;
    if (node?.range) return lineAt(node.range[0]);
    // A field that is missing is missing from what should hold it.
    return path.length ? lineOf(path.slice(0, -1)) : linesBefore + 1;
  };
  const [broken] = document.errors;
  if (broken) throw new Error(`${file}:${lineAt(broken.pos[0])}: ${broken.message.split('\n')[0]}`);
  const parsed = schema.safeParse(document.toJS());
  if (parsed.success) return { file, data: parsed.data, lineOf };
  const wrong = parsed.error.issues.map(
    ({ path, message }) => `${file}:${lineOf(path)}: ${path.join('.') || 'file'}: ${message}`,
  );
  throw new Error(wrong.join('\n'));
}
