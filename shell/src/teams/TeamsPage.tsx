import { BareHeader, Page, useHydrated } from '@apologia/kit';
import { useFocusOn } from '@apologia/kit/focus';
import { useState } from 'react';
import { Releases, releasesId } from './Releases.tsx';
import { ReleasesSkeleton } from './ReleasesSkeleton.tsx';
import { fieldId, TokenForm } from './TokenForm.tsx';
import { forgetToken, keepToken, readToken } from './token.ts';

/** What is live, on trial and was, for whoever ships an app. */
export default function TeamsPage() {
  // The server does not know whether the tab has a token, and gives the document no field for one.
  const isHydrated = useHydrated();
  return (
    <>
      <BareHeader measure="wide" visitor={null} />
      <main id="content" tabIndex={-1}>
        <Page
          title="Releases"
          lead="What each team has live and on trial, how it fares in visitors’ browsers, and how it came to be."
        >
          {isHydrated ? <ForTeams /> : <ReleasesSkeleton />}
        </Page>
      </main>
    </>
  );
}

function ForTeams() {
  const [token, setToken] = useState(readToken);
  const [refusal, setRefusal] = useState<string>();
  const focusOn = useFocusOn();
  const begin = (given: string) => {
    keepToken(given);
    setRefusal(undefined);
    setToken(given);
    focusOn(releasesId);
  };
  const end = (reason?: string) => {
    forgetToken();
    setRefusal(reason);
    setToken(null);
    focusOn(fieldId);
  };
  return token === null ? (
    <TokenForm refusal={refusal} onToken={begin} />
  ) : (
    <Releases token={token} onEnd={end} />
  );
}
