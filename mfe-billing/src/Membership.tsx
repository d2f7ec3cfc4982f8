import { paths, useNavigate, useSuspenseQuery } from '@apologia/kit';
import { useEffect, useState } from 'react';
import { MySubscription } from './mine/MySubscription.tsx';
import { Plans } from './plans/Plans.tsx';
import { mySubscription } from './queries.ts';

/** How long the new subscriber sees what they got, in milliseconds. */
const redirectAfter = 1500;

/** What the learner has, or what they may choose. After an upgrade it leads on to the practice room. */
export function Membership() {
  const { data } = useSuspenseQuery(mySubscription);
  const navigate = useNavigate();
  const [upgraded, setUpgraded] = useState(false);
  useEffect(() => {
    if (!upgraded) return;
    const timer = setTimeout(() => navigate(paths.practice), redirectAfter);
    // Whoever has gone to another page meanwhile is left there.
    return () => clearTimeout(timer);
  }, [upgraded, navigate]);
  if (data.subscription) return <MySubscription subscription={data.subscription} />;
  return <Plans demoUpgrades={data.demoUpgrades} onUpgraded={() => setUpgraded(true)} />;
}
