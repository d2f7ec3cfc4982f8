/** A reference as it is printed. */
export const written = (reference: string): string => reference.replaceAll('-', '–');
