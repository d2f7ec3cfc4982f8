import { toast } from '@apologia/kit';

/** How long the new subscriber sees what they got, before the practice room opens; in milliseconds. */
export const welcomeMs = 1500;

export function notifyWelcome(): void {
  toast({ title: 'Welcome to Premium', description: 'Everything is open to you. On to the practice room…' });
}
