import { lookUp, type Subject, type UnknownMember } from '@apologia/contract';
import type { ComponentType } from 'react';
import { Apologetics } from './drawings/Apologetics.tsx';
import { BibleStudy } from './drawings/BibleStudy.tsx';
import { Hermeneutics } from './drawings/Hermeneutics.tsx';
import { Religions } from './drawings/Religions.tsx';
import { Theology } from './drawings/Theology.tsx';

export interface LinesProps {
  /** The colour of what the eye is to rest on; the other lines have that of the drawing around. */
  accent: string;
}

const drawings: Record<Subject, ComponentType<LinesProps> | null> = {
  apologetics: Apologetics,
  theology: Theology,
  'bible-study': BibleStudy,
  hermeneutics: Hermeneutics,
  religions: Religions,
};

/** The lines of a subject's drawing, on 240 by 96 units. A subject that this release does not know has none. */
export default function Drawing({ subject, accent }: LinesProps & { subject: Subject | UnknownMember }) {
  const Lines = lookUp(drawings, subject, null);
  return Lines && <Lines accent={accent} />;
}
