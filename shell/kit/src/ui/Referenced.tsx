import { referencePattern } from '@apologia/contract';
import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import { Link } from './Link.tsx';

/** A plain text in which references to Scripture lead to their passages. */
export function Referenced({ children }: { children: string }) {
  const parts: ReactNode[] = [];
  let done = 0;
  for (const { 0: reference, index } of children.matchAll(referencePattern)) {
    parts.push(
      children.slice(done, index),
      <Link key={index} to={paths.scripture(reference)} className="reference-link">
        {reference}
      </Link>,
    );
    done = index + reference.length;
  }
  return (
    <>
      {parts}
      {children.slice(done)}
    </>
  );
}
