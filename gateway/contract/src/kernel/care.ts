import * as z from 'zod/mini';
import { openEnum } from './openEnum.ts';

/** What somebody in need may be heard to speak of, the most urgent first. */
export const careKinds = [
  /** Wanting to die, harming oneself. */
  'self',
  /** Wanting to harm somebody else. */
  'violent',
  /** Somebody else is in danger. */
  'another',
  /** Violence where they live. */
  'home',
  /** What was done to them or to somebody near, now or once. */
  'abuse',
  'eating',
  /** Self-hatred, hopelessness. */
  'despair',
  /** It is too much for them. */
  'overwhelmed',
  'grief',
] as const;
export type CareKind = (typeof careKinds)[number];

/** The languages in which somebody in need is answered. */
export const careLanguages = ['en', 'es', 'fr', 'de'] as const;
export type CareLanguage = (typeof careLanguages)[number];

const contact = z.object({
  name: z.string(),
  /** The number or the site as it is read. */
  text: z.string(),
  /** `tel:` or `https:`. */
  href: z.string(),
});
export type Contact = z.output<typeof contact>;

/** Where somebody in need finds people who can help. */
export const care = z.object({
  language: openEnum(careLanguages),
  /** ISO 3166, where it is known for which country the numbers are. */
  country: z.nullable(z.string()),
  /** Emergency numbers. */
  emergency: z.array(contact),
  lines: z.array(contact),
  /** Directories for every country. */
  directories: z.array(contact),
});
export type Care = z.output<typeof care>;
