import { useSyncExternalStore } from 'react';
import { Choice } from './Choice.tsx';
import { chooseReading, currentReading, type ReadingSetting, subscribeReading } from './reading.ts';

interface ReadingProps<Value extends string> {
  legend: string;
  name: ReadingSetting;
  choices: readonly (readonly [Value, string])[];
}

/** Only the browser knows what was chosen in it. */
export const onServer = () => 'unknown';

/** A choice that the document carries as an attribute. */
export function Reading<Value extends string>({ name, ...props }: ReadingProps<Value>) {
  const value = useSyncExternalStore(subscribeReading, () => currentReading(name), onServer);
  return <Choice {...props} name={name} value={value} onChoose={(choice) => chooseReading(name, choice)} />;
}
