import { useSyncExternalStore } from 'react';
import { chooseReading, currentReading, type ReadingSetting, subscribeReading } from '../../theme/reading.ts';
import { chooseTheme, savedChoice, subscribeTheme, type ThemeChoice } from '../../theme/theme.ts';
import { Choice } from './Choice.tsx';

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

/** Only the browser knows what was chosen in it. */
const onServer = () => 'unknown';

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

interface ReadingProps<Value extends string> {
  legend: string;
  name: ReadingSetting;
  choices: readonly (readonly [Value, string])[];
}

function Reading<Value extends string>({ name, ...props }: ReadingProps<Value>) {
  const value = useSyncExternalStore(subscribeReading, () => currentReading(name), onServer);
  return <Choice {...props} name={name} value={value} onChoose={(choice) => chooseReading(name, choice)} />;
}
