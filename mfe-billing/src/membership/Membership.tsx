import { paths, useNavigate, useSuspenseQuery } from '@apologia/kit';
import { useEffect, useState } from 'react';
import { notifyWelcome, welcomeMs } from '../payment/notifyWelcome.ts';
import { PendingPayment } from '../payment/PendingPayment.tsx';
import { Plans } from '../plans/Plans.tsx';
import { invalidateEverything, mySubscription } from '../queries.ts';
import { Receipts } from '../receipts/Receipts.tsx';
import { MySubscription } from '../subscription/MySubscription.tsx';

/** The learner's subscription, or the plans to choose from. An upgrade leads on to the practice room. */
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
    const refetchIfRestored = ({ persisted }: PageTransitionEvent) => persisted && invalidateEverything();
    addEventListener('pageshow', refetchIfRestored);
    return () => removeEventListener('pageshow', refetchIfRestored);
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
    notifyWelcome();
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
