import { useSyncExternalStore } from 'react';
import { chooseTheme, savedChoice, subscribeTheme, type ThemeChoice } from '../../theme/theme.ts';
import { Choice } from './Choice.tsx';
import { onServer, Reading } from './Reading.tsx';

const colours: readonly (readonly [ThemeChoice, string])[] = [
  ['light', 'Light'],
  ['dark', 'Dark'],
  ['system', 'As your device'],
];
const sizes = [
  ['small', 'Small'],
  ['', 'Standard'],
  ['large', 'Large'],
  ['largest', 'Largest'],
] as const;
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
      <Reading legend="Text size" name="text" choices={sizes} />
      <Reading legend="Motion" name="motion" choices={motions} />
    </>
  );
}
