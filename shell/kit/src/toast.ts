export interface Toast {
  id: number;
  title: string;
  description?: string;
  tone: 'neutral' | 'destructive';
  /** The address of the sign-in, for a notice that the session has ended. */
  signIn?: string | undefined;
}

let current: Toast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: Toast | null) {
  current = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a notice. One is visible at a time: a new one takes the place of the last.
 * @example toast({ title: 'Error', description: 'Failed to submit review', tone: 'destructive' });
 */
export function toast(notice: Omit<Toast, 'id' | 'tone'> & { tone?: Toast['tone'] }): void {
  lastId += 1;
  set({ tone: 'neutral', ...notice, id: lastId });
}

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: () => current,
  dismiss(id: number) {
    if (current?.id === id) set(null);
  },
};
