import { rangeOf, type TextModel, textOf } from '../anchoring/textOf.ts';

/** The places where a piece of text of this kind begins, and its end. */
function bordersOf({ text }: TextModel, granularity: 'sentence' | 'word'): number[] {
  const pieces = new Intl.Segmenter('en', { granularity }).segment(text);
  return [...[...pieces].map(({ index }) => index), text.length];
}

/** The first sentence that is in view. */
function firstInView(model: TextModel, sentences: readonly number[]): number {
  const isInView = (at: number) => rangeOf(model, at, at + 1).getBoundingClientRect().top > 0;
  const first = sentences.slice(0, -1).findIndex(isInView);
  return Math.max(first, 0);
}

/**
 * Lets words be selected with the keyboard in any browser: the arrows go from sentence to sentence, with Shift they take in a word
 * more or one less at the end. What can be done with the words comes as with any selection; Escape ends.
 */
export function chooseWords(root: HTMLElement | null): void {
  if (!root) return;
  const model = textOf(root);
  const sentences = bordersOf(model, 'sentence');
  const words = bordersOf(model, 'word');
  let sentence = firstInView(model, sentences);
  let start = sentences[sentence] ?? 0;
  let end = sentences[sentence + 1] ?? model.text.length;

  const select = () => {
    const { startContainer, startOffset, endContainer, endOffset } = rangeOf(model, start, end);
    getSelection()?.setBaseAndExtent(startContainer, startOffset, endContainer, endOffset);
    const { top, bottom } = rangeOf(model, start, end).getBoundingClientRect();
    if (top < 80 || bottom > innerHeight - 80) scrollBy({ top: top - innerHeight / 3 });
  };
  const listening = new AbortController();
  const { signal } = listening;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    if (event.shiftKey) {
      const next = step > 0 ? words.find((at) => at > end) : words.findLast((at) => at < end && at > start);
      end = next ?? end;
    } else {
      sentence = Math.min(Math.max(sentence + step, 0), sentences.length - 2);
      start = sentences[sentence] ?? 0;
      end = sentences[sentence + 1] ?? model.text.length;
    }
    select();
  };
  root.tabIndex = -1;
  root.style.outline = 'none';
  root.focus({ preventScroll: true });
  root.addEventListener('keydown', onKeyDown, { signal });
  root.addEventListener(
    'blur',
    () => {
      listening.abort();
      root.removeAttribute('tabindex');
    },
    { signal },
  );
  select();
}
