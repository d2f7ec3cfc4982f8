import { parseArgs } from 'node:util';

interface CommandLine<F extends string> {
  /** How the command is called. */
  usage: string;
  /** The flags that it knows, without their dashes. */
  flags?: readonly F[];
  /** How many words may stand beside them. */
  words?: number;
}

/**
 * The arguments of a command. What it does not know is refused: a flag that is passed over in silence does something else
 * than was asked.
 * @throws Error with the usage
 */
export function readArguments<F extends string = never>(
  { usage, flags = [], words = 0 }: CommandLine<F>,
  args: readonly string[] = process.argv.slice(2),
): { flags: Record<F, boolean>; words: string[] } {
  const options = Object.fromEntries(
    flags.map((flag) => [flag, { type: 'boolean', default: false }] as const),
  );
  // Some hand on the two dashes that divide their own flags from ours.
  const own = args.filter((one) => one !== '--');
  try {
    const { values, positionals } = parseArgs({ args: own, options, allowPositionals: true });
    const [extra] = positionals.slice(words);
    if (extra !== undefined) throw new Error(`There is no ${extra} here.`);
    return { flags: values as Record<F, boolean>, words: positionals };
  } catch (error) {
    // Node goes on with how to write a word that begins with a dash.
    const [sentence] = String(error instanceof Error ? error.message : error).split('. To specify');
    throw new Error(`${sentence?.replace(/\.?$/, '.')} ${usage}`);
  }
}
