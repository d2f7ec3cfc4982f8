import type { Care, CareKind, CareLanguage, Contact } from '@apologia/contract';
import { commonEmergency, directories, europe, helplines, rightFor } from './helplines.ts';

/** Somebody's need, and what the answer to it depends on: its language, and the country for the numbers. */
export interface Need {
  kind: CareKind;
  language: CareLanguage;
  /** A code of ISO 3166; `null` where the country is not known. */
  country: string | null;
}

const tel = (name: string, number: string): Contact => ({
  name,
  text: number,
  href: `tel:${number.replace(/[^\d]/g, '')}`,
});

/** The people who can help, by today's list: a conversation stores only the need. */
export function helpFor({ kind, language, country }: Need): Care {
  const listed = country === null ? undefined : helplines[country];
  const numbers = listed?.emergency ?? (country && europe.includes(country) ? ['112'] : commonEmergency);
  const lines = rightFor[kind].flatMap((whom) =>
    (listed?.lines ?? []).filter((line) => line.for.includes(whom)),
  );
  return {
    language,
    country: listed ? country : null,
    emergency: numbers.map((number) => tel('', number)),
    lines: [...new Set(lines)].map(({ name, number }) => tel(name, number)),
    directories: [...directories],
  };
}
