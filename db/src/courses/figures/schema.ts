import * as z from 'zod/mini';

const line = z.string().check(z.minLength(1));
const label = line.check(z.maxLength(60));
const list = <T extends z.ZodMiniType>(of: T, least = 1) => z.array(of).check(z.minLength(least));

/** What every figure says of itself. */
const head = {
  title: line.check(z.maxLength(80)),
  /** What there is to see, in a sentence or two; it stands below the title, for everybody. */
  description: line.check(z.minLength(40), z.maxLength(320)),
  /** Titles among the lesson's sources, and passages of Scripture. */
  sources: list(line),
  note: z.optional(line),
};

export const tones = ['plain', 'stone', 'gold', 'leaf', 'oxblood'] as const;
const tone = z._default(z.enum(tones), 'plain');

export const marks = ['yes', 'partly', 'no'] as const;
const cell = z.union([line, z.strictObject({ mark: z.enum(marks), text: z.optional(line) })]);

const table = z.strictObject({
  ...head,
  kind: z.literal('table'),
  /** What the first column is about. */
  corner: z.string(),
  columns: list(label),
  rows: list(z.strictObject({ head: line, cells: list(cell) })),
  /** What the marks mean, where there are any. */
  key: z.optional(z.strictObject({ yes: z.optional(line), partly: z.optional(line), no: z.optional(line) })),
});

export interface Entry {
  label: string;
  when?: string | undefined;
  text?: string | undefined;
  children?: Entry[] | undefined;
}
const entry: z.ZodMiniType<Entry> = z.strictObject({
  label,
  when: z.optional(label),
  text: z.optional(line),
  children: z.optional(z.lazy(() => list(entry))),
}) as z.ZodMiniType<Entry>;

/** From one to many, as schools come from a teacher. */
const tree = z.strictObject({ ...head, kind: z.literal('tree'), root: entry });

/** One in another, as a sentence in its book. */
const nested = z.strictObject({ ...head, kind: z.literal('nested'), root: entry });

export const roles = ['claim', 'reason', 'objection', 'reply'] as const;
export interface Statement {
  role: (typeof roles)[number];
  says: string;
  by?: string | undefined;
  under?: Statement[] | undefined;
}
const statement: z.ZodMiniType<Statement> = z.strictObject({
  role: z.enum(roles),
  says: line,
  by: z.optional(label),
  under: z.optional(z.lazy(() => list(statement))),
}) as z.ZodMiniType<Statement>;

/** Claims, with what speaks for and against each below it. */
const argument = z.strictObject({ ...head, kind: z.literal('argument'), root: statement });

const moment = z.number();
const item = z.strictObject({
  label,
  /** The years as they are to be read; without them nothing is said. */
  when: z.optional(label),
  text: z.optional(line),
  from: z.optional(moment),
  to: z.optional(moment),
  at: z.optional(moment),
  tone,
});

/** Time runs downwards; years BC are negative. */
const timeline = z.strictObject({
  ...head,
  kind: z.literal('timeline'),
  from: moment,
  to: moment,
  /** Years from one mark of the scale to the next; without it there is no scale. */
  every: z.optional(z.number().check(z.positive())),
  /** In pixels. */
  height: z.int().check(z.minimum(160), z.maximum(1000)),
  lanes: list(
    z.strictObject({
      title: label,
      /** Filled blocks, narrow blocks with upright labels, thin bars and dots with labels beside them, or lines across the whole figure. */
      as: z.enum(['blocks', 'bands', 'bars', 'events']),
      /** How wide, beside the other lanes. */
      share: z._default(z.number(), 1),
      items: list(item),
    }),
  ),
});

const point = z.tuple([z.number(), z.number()]);
const onMap = { label, at: point, wideOnly: z._default(z.boolean(), false) };

/** Points are longitude and latitude. */
const map = z.strictObject({
  ...head,
  kind: z.literal('map'),
  /** West, south, east, north. */
  frame: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  places: z._default(
    z.array(
      z.strictObject({
        ...onMap,
        side: z._default(z.enum(['right', 'left', 'above', 'below']), 'right'),
        number: z.optional(z.int()),
        strong: z._default(z.boolean(), false),
      }),
    ),
    [],
  ),
  names: z._default(z.array(z.strictObject({ ...onMap, of: z.enum(['land', 'sea', 'river']) })), []),
  areas: z._default(z.array(z.strictObject({ label, tone, ring: list(point, 3) })), []),
  routes: z._default(z.array(z.strictObject({ label, through: list(point, 2) })), []),
});

export const figure = z.discriminatedUnion('kind', [table, tree, nested, argument, timeline, map]);

export type Figure = z.output<typeof figure>;
export type FigureOf<K extends Figure['kind']> = Extract<Figure, { kind: K }>;
export type Tone = (typeof tones)[number];
