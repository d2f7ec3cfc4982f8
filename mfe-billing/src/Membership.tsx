import { paths, useNavigate, useSuspenseQuery } from '@apologia/kit';
import { useEffect, useState } from 'react';
import { MySubscription } from './mine/MySubscription.tsx';
import { PendingPayment } from './payment/PendingPayment.tsx';
import { sayWelcome, welcomeMs } from './payment/welcome.ts';
import { Plans } from './plans/Plans.tsx';
import { mySubscription, readAllAgain } from './queries.ts';
import { Receipts } from './receipts/Receipts.tsx';

/** What the learner has, or what they may choose. After an upgrade it leads on to the practice room. */
export function Membership() {
  const { data } = useSuspenseQuery(mySubscription);
  const navigate = useNavigate();
  const [upgraded, setUpgraded] = useState(false);
  useEffect(() => {
    if (!upgraded) return;
    const timer = setTimeout(() => navigate(paths.practice), welcomeMs);
    // Whoever has gone to another page meanwhile is left there.
    return () => clearTimeout(timer);
  }, [upgraded, navigate]);
  useEffect(() => {
    // Going back from the payment step, the browser may show this page as it was left.
    const shownAgain = ({ persisted }: PageTransitionEvent) => persisted && readAllAgain();
    addEventListener('pageshow', shownAgain);
    return () => removeEventListener('pageshow', shownAgain);
  }, []);

  const { subscription, pendingOrder, receipts } = data;
  if (subscription) {
    return (
      <>
        <MySubscription subscription={subscription} />
        <Receipts receipts={receipts} />
      </>
    );
  }
  const onUpgraded = () => {
    sayWelcome();
    setUpgraded(true);
  };
  return (
    <>
      {pendingOrder && <PendingPayment order={pendingOrder} onCompleted={onUpgraded} />}
      <Plans offer={data} onUpgraded={onUpgraded} />
      {receipts.length > 0 && <Receipts receipts={receipts} />}
    </>
  );
}
