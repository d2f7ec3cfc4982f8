import { notices } from '@apologia/contract';
import { BareHeader, Button, call, Link, Notice, paths, useAction, useSearchParams } from '@apologia/kit';

/** Where the link in a mail leads: opening it ends nothing, for programs open links too. */
export default function UnsubscribePage() {
  const token = useSearchParams()[0].get('token') ?? '';
  const ending = useAction({
    mutationFn: () => call(notices.unsubscribe, { query: { token } }),
    failure: 'The mails could not be stopped. Please try again.',
  });
  return (
    <>
      <BareHeader measure="reading" visitor={<Link to={paths.auth()}>Sign in</Link>} />
      <main id="content">
        {ending.isSuccess ? (
          <Notice title="No more of these mails">
            <p role="status">
              You will get no mails of what is new any more, only what concerns the security of your account
              and what you pay. In your settings you can choose anew.
            </p>
          </Notice>
        ) : (
          <Notice
            title="Stop these mails?"
            actions={
              <Button size="3" loading={ending.isPending} onClick={() => ending.mutate()}>
                Stop these mails
              </Button>
            }
          >
            <p>
              Mails of answers, reminders, certificates and Premium that ends will stop. The bell in the
              academy tells you of them still.
            </p>
          </Notice>
        )}
      </main>
    </>
  );
}
