import { type CareLanguage, careLanguages } from '@apologia/contract';

/** Common words, and words of need, that tell the languages apart. */
const commonWords: Record<CareLanguage, string> = {
  en: 'i the and my me is am was to of it that he she they with for have not you do this at his her be are want what just feel been of would no myself die dead kill hate him',
  es: 'yo el los las mi mis que de y no me es estoy se lo la por para con una un quiero en ya esta muy soy fue mas tengo a mama papa te del al si siento voy puedo nada sin cuando como porque adios nadie todos matar morir',
  fr: 'je j le les des et est ma mon mes ne pas plus de il elle suis ai que qui c ca a me m un une ce dans pour avec veux tout mort mourir moi personne fait quand sur jai cest nen peux trop du au vie',
  de: 'ich der die das und ist mein meine mich mir nicht er sie es ein eine hat habe bin zu von mit auf war wird will so was wie keiner niemand mehr kann einfach tot sterben nur wenn gott fur alle ohne im wurde',
};
const languagesOf = new Map<string, CareLanguage[]>();
for (const language of careLanguages) {
  for (const word of new Set(commonWords[language].split(' '))) {
    languagesOf.set(word, [...(languagesOf.get(word) ?? []), language]);
  }
}

/** The language of a text; `null` where its words do not tell. */
export function languageOf(words: readonly string[]): CareLanguage | null {
  const counts = { en: 0, es: 0, fr: 0, de: 0 };
  for (const word of words.slice(0, 200)) {
    const languages = languagesOf.get(word) ?? [];
    for (const language of languages) counts[language] += 1 / languages.length;
  }
  const [first, second] = careLanguages.toSorted((a, b) => counts[b] - counts[a]);
  return first && second && counts[first] > counts[second] ? first : null;
}
