import { Progress } from '@radix-ui/themes';

/** A progress bar. `value` is a percentage from 0 to 100; `label` is what a screen reader says. */
export function Meter({ value, label }: { value: number; label: string }) {
  return <Progress className="meter" value={value} max={100} size="1" aria-label={label} />;
}
