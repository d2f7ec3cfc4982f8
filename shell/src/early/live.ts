/** A part of the document that becomes live at once: the frame, or the page within it, which is the later one. */
export type Region = 'frame' | 'page';

/** Told on the document once scripts answer for a region. */
const liveEvent = 'apologia:live';
/** Told where they never will, because they did not come. */
const lostEvent = 'apologia:lost';

export const tellLive = (region: Region): boolean =>
  document.dispatchEvent(new CustomEvent<Region>(liveEvent, { detail: region }));

export function onLive(listener: (region: Region) => void): void {
  document.addEventListener(liveEvent, (event) => listener((event as CustomEvent<Region>).detail));
}

export const tellLost = (): boolean => document.dispatchEvent(new Event(lostEvent));

export const onLost = (listener: () => void): void => document.addEventListener(lostEvent, listener);
