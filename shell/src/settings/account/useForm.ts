import { useFocusAfter } from '@apologia/kit/focus';
import { useRef, useState } from 'react';

/** A form that a button opens in its place, and which gives the focus back to the button. */
export function useForm(isOpenAtFirst = false) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const button = useRef<HTMLButtonElement>(null);
  const focusAfter = useFocusAfter();
  const close = () => {
    setOpen(false);
    focusAfter(button);
  };
  /** Where something else takes the focus. */
  const hide = () => setOpen(false);
  return { isOpen, button, open: () => setOpen(true), close, hide };
}
