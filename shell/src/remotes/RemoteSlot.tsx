import { slots } from '@apologia/contract';
import { RegionBoundary, Skeleton, type SlotProps } from '@apologia/kit';
import { useState } from 'react';
import { loadSlot } from './loadSlot.ts';
import { RetryButton } from './RetryButton.tsx';
import { usePart } from './usePart.ts';

/** A part of another app: its outline while it loads, or its error card with Retry. */
export function RemoteSlot(slot: SlotProps) {
  // See RemotePage.
  const [attempt, setAttempt] = useState(0);
  const { title, isSeen } = slots[slot.name];
  return (
    <RegionBoundary
      key={attempt}
      skeleton={isSeen && <Skeleton className="slot-skeleton" aria-busy="true" />}
      failed={({ onRetry }) => isSeen && <SlotFailed title={title} onRetry={async () => onRetry()} />}
    >
      <Loaded slot={slot} onRetry={() => loadSlot(slot.name).then(() => setAttempt(attempt + 1))} />
    </RegionBoundary>
  );
}

function Loaded({ slot: { name, params }, onRetry }: { slot: SlotProps; onRetry: () => Promise<void> }) {
  const Part = usePart<typeof params>(name, () => loadSlot(name));
  if (Part) return <Part {...params} />;
  return slots[name].isSeen && <SlotFailed title={slots[name].title} onRetry={onRetry} />;
}

function SlotFailed({ title, onRetry }: { title: string; onRetry: () => Promise<void> }) {
  return (
    <div className="failed" role="alert">
      <p>{title} could not be loaded. The rest of the page is whole.</p>
      <RetryButton variant="soft" onRetry={onRetry} />
    </div>
  );
}
