import { Choice, onServer, Reading, ReadingChoices } from '@apologia/kit/readingChoices';
import { useSyncExternalStore } from 'react';
import { chooseTheme, savedChoice, subscribeTheme, type ThemeChoice } from '../../theme/theme.ts';

const colours: readonly (readonly [ThemeChoice, string])[] = [
  ['light', 'Light'],
  ['dark', 'Dark'],
  ['system', 'As your device'],
];
const motions = [
  ['', 'As your device'],
  ['less', 'As little as possible'],
] as const;

/** How the academy looks in this browser. */
export function AppearanceSection() {
  const theme = useSyncExternalStore(subscribeTheme, savedChoice, onServer);
  return (
    <>
      <Choice legend="Colours" name="colours" choices={colours} value={theme} onChoose={chooseTheme} />
      <ReadingChoices />
      <Reading legend="Motion" name="motion" choices={motions} />
    </>
  );
}
