import type { Care, CareKind, CareLanguage, Contact } from '@apologia/contract';
import { commonEmergency, directories, europe, helplines, rightFor } from './helplines.ts';

/** In what somebody is answered, and which numbers they are given. */
export interface Need {
  kind: CareKind;
  language: CareLanguage;
  /** ISO 3166; `null` where it is not known. */
  country: string | null;
}

const tel = (name: string, number: string): Contact => ({
  name,
  text: number,
  href: `tel:${number.replace(/[^\d]/g, '')}`,
});

/** The people who can help, as the list stands today: a conversation keeps only the need. */
export function helpFor({ kind, language, country }: Need): Care {
  const known = country === null ? undefined : helplines[country];
  const numbers = known?.emergency ?? (country && europe.includes(country) ? ['112'] : commonEmergency);
  const wanted = rightFor[kind];
  const lines = wanted.flatMap((whom) => (known?.lines ?? []).filter((line) => line.for.includes(whom)));
  return {
    language,
    country: known ? country : null,
    emergency: numbers.map((number) => tel('', number)),
    lines: [...new Set(lines)].map(({ name, number }) => tel(name, number)),
    directories: [...directories],
  };
}
