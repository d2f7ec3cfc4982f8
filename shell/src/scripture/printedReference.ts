/** A reference as it is printed. */
export const printedReference = (reference: string): string => reference.replaceAll('-', '–');
