/** Closes a dialog by a press beside it, which counts as one on itself. A selection that ends out there began inside. */
export function closeOutside(dialog: HTMLDialogElement, signal: AbortSignal): void {
  let pressed: EventTarget | null = null;
  dialog.addEventListener('pointerdown', ({ target }) => (pressed = target), { signal });
  dialog.addEventListener(
    'click',
    ({ target }) => {
      if (target === dialog && pressed === dialog) dialog.close();
    },
    { signal },
  );
}
