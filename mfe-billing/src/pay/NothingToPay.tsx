import { Button, Notice, paths } from '@apologia/kit';

export function AlreadyPremium() {
  return (
    <Notice title="You have Premium already" actions={<ToSubscription>See your subscription</ToSubscription>}>
      <p>There is nothing to pay.</p>
    </Notice>
  );
}

export function NotSetUp() {
  return (
    <Notice
      title="Card payment is not set up here"
      actions={<ToSubscription>Back to the plans</ToSubscription>}
    >
      <p>Premium cannot be bought on this site yet. Nothing was charged.</p>
    </Notice>
  );
}

/** Loaded, not routed to: what follows shall not run under this page's policy. */
function ToSubscription({ children }: { children: string }) {
  return (
    <Button asChild size="3">
      <a href={paths.subscription}>{children}</a>
    </Button>
  );
}
