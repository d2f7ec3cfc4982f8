/** Where an entry stands in a list by date. */
export interface Place {
  createdAt: number;
  id: string;
}

export const cursorOf = ({ createdAt, id }: Place): string => `${createdAt}.${id}`;

/** @param cursor of the contract's form, or none */
export function placeOf(cursor: string | undefined): Place | null {
  if (cursor === undefined) return null;
  const [createdAt, id = ''] = cursor.split('.');
  return { createdAt: Number(createdAt), id };
}
