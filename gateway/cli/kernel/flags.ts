import { parseArgs } from 'node:util';

interface CommandLine<F extends string, V extends string> {
  /** How the command is called. */
  usage: string;
  /** The flags that it knows, without their dashes. */
  flags?: readonly F[];
  /** Those that say something, with what they say where nobody does. */
  values?: Readonly<Record<V, string>>;
  /** How many words may stand beside them. */
  words?: number;
}

interface Arguments<F extends string, V extends string> {
  flags: Record<F, boolean>;
  values: Record<V, string>;
  words: string[];
}

/**
 * The arguments of a command. What it does not know is refused: a flag that is passed over in silence does something else
 * than was asked.
 * @throws Error with the usage
 */
export function readArguments<F extends string = never, V extends string = never>(
  { usage, flags = [], values, words = 0 }: CommandLine<F, V>,
  args: readonly string[] = process.argv.slice(2),
): Arguments<F, V> {
  const options = {
    ...Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean', default: false }] as const)),
    ...Object.fromEntries(
      Object.entries<string>(values ?? {}).map(
        ([name, unsaid]) => [name, { type: 'string', default: unsaid }] as const,
      ),
    ),
  };
  // Some hand on the two dashes that divide their own flags from ours.
  const own = args.filter((one) => one !== '--');
  try {
    const { values: given, positionals } = parseArgs({ args: own, options, allowPositionals: true });
    const [extra] = positionals.slice(words);
    if (extra !== undefined) throw new Error(`There is no ${extra} here.`);
    return {
      flags: given as Record<F, boolean>,
      values: given as Record<string, unknown> as Record<V, string>,
      words: positionals,
    };
  } catch (error) {
    // Node goes on with how to write a word that begins with a dash.
    const [sentence] = String(error instanceof Error ? error.message : error).split('. To specify');
    throw new Error(`${sentence?.replace(/\.?$/, '.')} ${usage}`);
  }
}
