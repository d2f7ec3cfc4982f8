import { onLive, type Region } from './live.ts';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** What a reader did before anything answered for it: how to do it again. */
interface Act {
  target: Element;
  repeat: () => void;
}

const live = new Set<Region>();
/** In the order in which they were done; of one element the last counts. */
const acts = new Map<EventTarget, Act>();

const regionOf = (target: Element): Region => (target.closest('#content') ? 'page' : 'frame');
const isLive = (target: Element) => live.has('page') || live.has(regionOf(target));

/**
 * Keeps what is typed, chosen, pressed and sent in a rendered page before its scripts are there, and does it again for them once they
 * are. Links need no script; where a press has brought a region to life, its scripts have had it already.
 */
export function keepActs(): void {
  const on = (type: string, listener: (target: Element, event: Event) => (() => void) | undefined) => {
    const keep = (event: Event) => {
      const { target } = event;
      if (!(target instanceof Element) || !target.closest('#root')) return;
      // What is done once scripts answer counts, and not what was done before and is about to be repeated.
      if (isLive(target)) return void acts.delete(target);
      const repeat = listener(target, event);
      if (!repeat) return;
      acts.delete(target);
      acts.set(target, { target, repeat });
      setTimeout(() => isLive(target) && acts.delete(target));
    };
    document.addEventListener(type, keep, { capture: true });
  };
  on('submit', (form, event) => {
    event.preventDefault();
    return () => (form as HTMLFormElement).requestSubmit();
  });
  on('input', (field) => {
    if (!isTextField(field)) return;
    const { value } = field;
    return () => retype(field, value);
  });
  on('change', (field) => {
    if (!(field instanceof HTMLSelectElement)) return;
    const { value } = field;
    return () => select(field, value);
  });
  on('click', (target) => {
    const pressed = target.closest<HTMLElement>('button, input');
    if (pressed instanceof HTMLInputElement) {
      if (isTextField(pressed)) return;
      const { checked } = pressed;
      return () => choose(pressed, checked);
    }
    // A button that sends a form is told by what it sends.
    if (pressed?.getAttribute('type') === 'submit') return;
    return pressed ? () => pressed.click() : undefined;
  });
  onLive((region) => {
    live.add(region);
    document.documentElement.dataset.live = region;
    // After whatever brought the region to life has been dealt with.
    setTimeout(repeatActs);
  });
}

function repeatActs(): void {
  for (const [key, { target, repeat }] of acts) {
    if (!isLive(target)) continue;
    acts.delete(key);
    if (target.isConnected) repeat();
  }
}

const isTextField = (element: Element): element is TextField =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !/^(checkbox|radio|button|submit)$/.test(element.type));

/** Makes React hydrate an element at once that it has not come to yet: it does so for an event of this kind, which nothing answers. */
const wake = (element: Element) => element.dispatchEvent(new Event('pointercancel', { bubbles: true }));

/** React notices a text that differs from the last one set through the element itself. */
function retype(field: TextField, value: string): void {
  wake(field);
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  const { selectionStart, selectionEnd } = field;
  field.value = '';
  set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}

function choose(field: HTMLInputElement, checked: boolean): void {
  wake(field);
  field.checked = !checked;
  field.click();
}

function select(field: HTMLSelectElement, value: string): void {
  wake(field);
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
