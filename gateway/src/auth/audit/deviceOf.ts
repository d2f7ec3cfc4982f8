/** Browsers by the word that gives them away. Most claim to be those further down. */
const browsers = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;

/** Systems likewise: Android is a Linux, and an iPhone says that it is like a Mac. */
const systems = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Mac OS X', 'Mac'],
  ['Linux', 'Linux'],
] as const;

const nameIn = (names: readonly (readonly [word: string, name: string])[], userAgent: string) =>
  names.find(([word]) => userAgent.includes(word))?.[1];

/**
 * The browser and its system in plain words, without versions: as much as its owner knows it by, and no more.
 * @returns empty where nothing is known
 * @example deviceOf('Mozilla/5.0 (Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0') // 'Firefox on Android'
 */
export function deviceOf(userAgent = ''): string {
  const browser = nameIn(browsers, userAgent);
  const system = nameIn(systems, userAgent);
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? '');
}
