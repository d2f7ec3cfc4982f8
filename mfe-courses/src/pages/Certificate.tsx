import { BareHeader, paths, RegionBoundary, useParams } from '@apologia/kit';
import { CertificateSkeleton } from '../certificate/CertificateSkeleton.tsx';
import { VerifiedCertificate } from '../certificate/VerifiedCertificate.tsx';
import styles from './Certificate.module.css';

/** A document of its own, so it brings its header and its `<main>`. */
export default function Certificate() {
  const { code = '' } = useParams();
  return (
    <>
      {/* A visitor has come to verify: they may ask where they are. */}
      <BareHeader measure="wide" visitor={<a href={paths.landing}>What is Apologia?</a>} />
      <main id="content" tabIndex={-1} className={styles.main}>
        <RegionBoundary key={code} skeleton={<CertificateSkeleton />}>
          {/* Copied from paper, it may come in capitals. */}
          <VerifiedCertificate code={code.toLowerCase()} />
        </RegionBoundary>
      </main>
    </>
  );
}
