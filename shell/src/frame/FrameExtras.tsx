import type { RefObject } from 'react';
import { InstallHint } from '../offline/InstallHint.tsx';
import { BottomBar } from './BottomBar.tsx';
import { Keys } from './Keys.tsx';
import { RailTooltip } from './RailTooltip.tsx';

interface FrameExtrasProps {
  rail: RefObject<HTMLElement | null>;
  onPhone: boolean;
  expanded: boolean;
}

/** What the frame does without until it has come: keys, the names of the folded sidebar's icons, the bar at a phone's foot, the offer to install. */
export default function FrameExtras({ rail, onPhone, expanded }: FrameExtrasProps) {
  return (
    <>
      <Keys />
      <InstallHint />
      {!onPhone && !expanded && <RailTooltip rail={rail} />}
      {onPhone && <BottomBar />}
    </>
  );
}
