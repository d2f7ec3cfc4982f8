import { paths, useSuspenseQuery } from '@apologia/kit';
import { waysToWrite } from '../queries.ts';
import { SupportForm } from './SupportForm.tsx';

/** The form, or what there is in its place: an address, or the word that there is none. */
export function WaysToWrite() {
  const { hasForm, address } = useSuspenseQuery(waysToWrite).data;
  return (
    <>
      {hasForm ? <SupportForm /> : <WithoutForm address={address} />}
      <p className="soft">
        What you can do at once without us, and who runs this academy: <a href={paths.contact}>Contact</a>.
      </p>
    </>
  );
}

const WithoutForm = ({ address }: { address: string | null }) =>
  address ? (
    <p>
      Write to <a href={`mailto:${address}`}>{address}</a>. Name your username, never your password.
    </p>
  ) : (
    <p>Whoever runs this academy has set up no address to write to.</p>
  );
