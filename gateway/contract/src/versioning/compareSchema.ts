import type { JsonSchema } from './snapshot.ts';

/** One difference between two contracts. */
export interface Change {
  /** A sentence that names the call and the place in it. */
  what: string;
  /** Whether somebody built with the contract before cannot go on beside the one after. */
  isBreaking: boolean;
}

/** Which side is the older one: what sends a request, or what reads a reply. */
export type Direction = 'request' | 'reply';

/** The bounds of a value: `-1` for those that let more through the greater they are. */
const bounds = { minimum: 1, minLength: 1, minItems: 1, maximum: -1, maxLength: -1, maxItems: -1 } as const;

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const isUnion = ({ anyOf, type }: JsonSchema) => anyOf !== undefined || Array.isArray(type);
const isAnything = (schema: JsonSchema) => Object.keys(schema).every((keyword) => keyword === 'default');

/** @param where names the place, to be put in front of what has changed there */
export function compareSchema(
  before: JsonSchema,
  after: JsonSchema,
  direction: Direction,
  where: string,
): Change[] {
  if (same(before, after)) return [];
  /** More is let through than before: a request may, a reply would bring what its reader does not take. */
  const wider = (what: string): Change => ({ what: `${where} ${what}`, isBreaking: direction === 'reply' });
  const narrower = (what: string): Change => ({
    what: `${where} ${what}`,
    isBreaking: direction === 'request',
  });
  const other = (what: string): Change => ({ what: `${where} ${what}`, isBreaking: true });

  if (isAnything(before)) return isAnything(after) ? [] : [narrower(`is ${kindOf(after)} only`)];
  if (isAnything(after)) return [wider('may be anything')];
  if (isUnion(before) || isUnion(after)) return compareBranches(before, after, direction, where);
  if (kindOf(before) !== kindOf(after)) {
    if (kindOf(before) === 'integer' && kindOf(after) === 'number') return [wider('may have a fraction')];
    if (kindOf(before) === 'number' && kindOf(after) === 'integer') return [narrower('has no fraction')];
    return [other(`was ${kindOf(before)} and is ${kindOf(after)}`)];
  }

  const changes = compareMembers(before, after, direction, where);
  for (const [keyword, sign] of Object.entries(bounds)) {
    const [was, is] = [before[keyword], after[keyword]] as [number | undefined, number | undefined];
    if (was === is) continue;
    const isNarrower = was === undefined || (is !== undefined && (is - was) * sign > 0);
    const what = `has ${keyword} ${is ?? 'none'}, before ${was ?? 'none'}`;
    changes.push(isNarrower ? narrower(what) : wider(what));
  }
  for (const keyword of ['pattern', 'format'] as const) {
    if (same(before[keyword], after[keyword])) continue;
    if (before[keyword] === undefined) changes.push(narrower(`has a ${keyword}`));
    else if (after[keyword] === undefined) changes.push(wider(`has no ${keyword}`));
    else changes.push(other(`has another ${keyword}`));
  }
  changes.push(...compareParts(before, after, direction, where));
  return [...changes, ...compareFields(before, after, direction, where)];
}

/** The members of an enum, open or closed; a constant is an enum of one. */
const membersOf = (schema: JsonSchema): unknown[] | undefined =>
  schema['x-extensible-enum'] ?? schema.enum ?? ('const' in schema ? [schema.const] : undefined);

/** A member that is gone breaks a reader too: it may wait for it. */
function compareMembers(
  before: JsonSchema,
  after: JsonSchema,
  direction: Direction,
  where: string,
): Change[] {
  const [was, is] = [membersOf(before), membersOf(after)];
  if (!was && !is) return [];
  if (!was)
    return [{ what: `${where} is one of ${is?.join(', ')} only`, isBreaking: direction === 'request' }];
  if (!is) return [{ what: `${where} may be any ${kindOf(after)}`, isBreaking: direction === 'reply' }];
  const takesOthers = direction === 'request' || before['x-extensible-enum'] !== undefined;
  return [
    ...is
      .filter((member) => !was.includes(member))
      .map((member) => ({ what: `${where} may be ${JSON.stringify(member)}`, isBreaking: !takesOthers })),
    ...was
      .filter((member) => !is.includes(member))
      .map((member) => ({ what: `${where} lacks ${JSON.stringify(member)}`, isBreaking: true })),
  ];
}

function compareFields(before: JsonSchema, after: JsonSchema, direction: Direction, where: string): Change[] {
  const [was, is] = [before.properties ?? {}, after.properties ?? {}];
  const isRequired = (schema: JsonSchema, name: string) => schema.required?.includes(name) ?? false;
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((name): Change[] => {
    const place = `${where}.${name}`;
    const [old, now] = [was[name], is[name]];
    if (!now) return [{ what: `${place} is missing`, isBreaking: true }];
    if (!old) {
      const isNeeded = direction === 'request' && isRequired(after, name);
      return [{ what: `${place} is new${isNeeded ? ' and required' : ''}`, isBreaking: isNeeded }];
    }
    const changes = compareSchema(old, now, direction, place);
    const [neededBefore, neededNow] = [isRequired(before, name), isRequired(after, name)];
    if (neededBefore === neededNow) return changes;
    const what = `${place} is ${neededNow ? 'required' : 'optional'}`;
    return [...changes, { what, isBreaking: neededNow === (direction === 'request') }];
  });
}

/** What an array, a tuple or a record holds. */
function compareParts(before: JsonSchema, after: JsonSchema, direction: Direction, where: string): Change[] {
  const [was, is] = [partsOf(before), partsOf(after)];
  if (was.length !== is.length) {
    return [{ what: `${where} has ${is.length} parts, before ${was.length}`, isBreaking: true }];
  }
  return was.flatMap((part, i) => compareSchema(part, is[i] ?? {}, direction, `${where}[]`));
}

const partsOf = ({ items, prefixItems, propertyNames, additionalProperties }: JsonSchema): JsonSchema[] =>
  [...(prefixItems ?? [items]), propertyNames, additionalProperties].filter(
    (part) => typeof part === 'object',
  );

/** A union's branches are told apart by what kind of value they are. */
function compareBranches(
  before: JsonSchema,
  after: JsonSchema,
  direction: Direction,
  where: string,
): Change[] {
  const [was, is] = [branchesOf(before), branchesOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((kind): Change[] => {
    const [old, now] = [was.get(kind), is.get(kind)];
    if (old && now) return compareSchema(old, now, direction, where);
    if (now) return [{ what: `${where} may be ${kind}`, isBreaking: direction === 'reply' }];
    return [{ what: `${where} is never ${kind}`, isBreaking: direction === 'request' }];
  });
}

function branchesOf(schema: JsonSchema): Map<string, JsonSchema> {
  const nested =
    schema.anyOf ?? (Array.isArray(schema.type) ? schema.type.map((type) => ({ ...schema, type })) : []);
  if (nested.length) return new Map(nested.flatMap((branch) => [...branchesOf(branch)]));
  return new Map([[schema.type === 'string' && schema.const ? `"${schema.const}"` : kindOf(schema), schema]]);
}

/** @param schema no union */
const kindOf = (schema: JsonSchema): string =>
  String(schema.type ?? (membersOf(schema) ? 'string' : 'anything'));
