import { useState } from 'react';
import { loadCeremonies } from './load.ts';

/** What went wrong with a passkey, in words. @param otherwise where the browser does not tell */
export function useProblem(otherwise: string) {
  const [problem, setProblem] = useState('');
  const tellProblem = (error: unknown) =>
    loadCeremonies().then(
      ({ problemOf }) => setProblem(problemOf(error, otherwise)),
      () => setProblem('The academy could not be reached. Please try again.'),
    );
  return { problem, tellProblem, clearProblem: () => setProblem('') };
}
