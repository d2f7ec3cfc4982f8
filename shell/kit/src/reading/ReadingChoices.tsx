// Not in the index, which every page carries: it comes with the pages that offer it.
import { Reading } from './Reading.tsx';

export { Choice } from './Choice.tsx';
export { onServer, Reading } from './Reading.tsx';

const sizes = [
  ['small', 'Small'],
  ['', 'Standard'],
  ['large', 'Large'],
  ['largest', 'Largest'],
] as const;
const leadings = [
  ['', 'Standard'],
  ['wide', 'Wide'],
  ['widest', 'Widest'],
] as const;
const faces = [
  ['', 'Standard'],
  ['legible', 'Atkinson Hyperlegible'],
  ['dyslexic', 'OpenDyslexic'],
] as const;
const widths = [
  ['narrow', 'Narrow'],
  ['', 'Standard'],
  ['wide', 'Wide'],
] as const;

/** How texts are set in this browser. */
export function ReadingChoices() {
  return (
    <>
      <Reading legend="Text size" name="text" choices={sizes} />
      <Reading legend="Line spacing" name="leading" choices={leadings} />
      <Reading legend="Typeface" name="face" choices={faces} />
      <Reading legend="Width of the text" name="width" choices={widths} />
    </>
  );
}
