import * as z from 'zod/mini';

/** Where an entry stands in a list by date. */
export interface Place {
  /** The instant that the list goes by. */
  at: number;
  id: string;
}

/** The place of an entry in a list. Opaque to pages, which hand it back for those behind it. */
export const cursor = z.string().check(z.regex(/^\d{1,16}\.[0-9a-f-]{36}$/));

export const cursorOf = ({ at, id }: Place): string => `${at}.${id}`;

/** @param cursor as `cursorOf` wrote it, or none */
export function placeIn(cursor: string | undefined): Place | null {
  if (cursor === undefined) return null;
  const [at, id = ''] = cursor.split('.');
  return { at: Number(at), id };
}
