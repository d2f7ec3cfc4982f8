import { counted, queryClient, session, toast } from '@apologia/kit';
import { keepAgain, keepFor, keepNothing } from '@apologia/kit/kept';
import { sendWaiting, waitingCalls } from '@apologia/kit/outbox';

/** What this browser keeps is the learner's who reads: it sends what they wrote without a line, and forgets what was anybody else's. */
export async function keepInStep(): Promise<void> {
  const learner = queryClient.getQueryData(session.queryKey);
  addEventListener('offline', sayOffline);
  if (!navigator.onLine) sayOffline();
  if (!learner) {
    // What they wrote waits for them; what they read is for nobody else.
    if (learner === null && navigator.onLine) await keepNothing();
    return;
  }
  await keepFor(learner.username);
  const send = () => sendAndTell(learner.username);
  addEventListener('online', send);
  await send();
}

function sayOffline(): void {
  toast({
    title: 'There is no connection',
    description:
      'Lessons that you have opened lately can still be read. What you answer is kept, and sent later.',
  });
}

async function sendAndTell(username: string): Promise<void> {
  if ((await waitingCalls(username)).length === 0) return;
  const { sent, refused, pages } = await sendWaiting();
  if (sent + refused.length === 0) return;
  // Whatever is in view may be what was sent.
  await queryClient.invalidateQueries();
  keepAgain(pages).catch(() => undefined);
  const [reason] = refused;
  if (reason === undefined)
    toast({ title: 'Sent', description: `${counted(sent, 'thing')} that you wrote without a connection.` });
  else toast({ title: 'Something you wrote was not taken', description: reason, tone: 'destructive' });
}
