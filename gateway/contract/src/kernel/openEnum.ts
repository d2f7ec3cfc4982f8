import * as z from 'zod/mini';

declare const unknownMember: unique symbol;
/** A member that this side does not know, because it is the older one. */
export type UnknownMember = string & { readonly [unknownMember]: true };

/**
 * An enum of a reply. It may get more members while tabs are open that do not know them, so a reader takes any text, and its
 * type makes whoever looks something up by it say what holds for the others.
 * @example category: openEnum(subjects) // Subject | UnknownMember
 */
export const openEnum = <const M extends readonly string[]>(members: M) =>
  Object.assign(z.string() as unknown as z.ZodMiniType<M[number] | UnknownMember, M[number]>, { members });

export const isOpenEnum = (schema: object): schema is { members: readonly string[] } => 'members' in schema;

/** The same in a request: the gateway takes its members alone, and a page may hand back what it got in a reply. */
export const requestEnum = <const M extends readonly string[]>(members: M, error?: string) =>
  z.enum(members, error) as unknown as z.ZodMiniType<M[number], M[number] | UnknownMember>;

/** What a table has for a member, or `otherwise` for one that it does not know. */
export const lookUp = <K extends string, V>(
  table: Record<K, V>,
  member: K | UnknownMember,
  otherwise: V,
): V => (table as Record<string, V>)[member] ?? otherwise;

/** How a member is called; one without a name here by its own words. @example labelOf(titles, 'church-history') // 'church history' */
export const labelOf = <K extends string>(labels: Record<K, string>, member: K | UnknownMember): string =>
  lookUp(labels, member, member.replaceAll('-', ' '));
