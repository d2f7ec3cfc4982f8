import type { Certificate } from '@apologia/contract';
import { paths, useSuspenseQuery } from '@apologia/kit';
import { useEffect, useRef } from 'react';
import { subjectTitle } from '../subjects.ts';
import { CertificateActions } from './CertificateActions.tsx';
import { NoCertificate } from './NoCertificate.tsx';
import { certificateDetail } from './queries.ts';
import { Sheet } from './Sheet.tsx';
import styles from './VerifiedCertificate.module.css';
import { extent, issuedOn, reached, titleOf } from './wording.ts';

/** The certificate that a code stands for. */
export function VerifiedCertificate({ code }: { code: string }) {
  const { data } = useSuspenseQuery(certificateDetail(code));
  return data ? <Genuine certificate={data} /> : <NoCertificate />;
}

function Genuine({ certificate }: { certificate: Certificate }) {
  const { name, subject, code } = certificate;
  const sheet = useRef<SVGSVGElement>(null);
  const address = new URL(paths.certificate(code), location.origin).href;
  useEffect(() => {
    document.title = `${titleOf(certificate)} · Apologia`;
  }, [certificate]);
  return (
    <>
      <Sheet ref={sheet} className={styles.sheet} certificate={certificate} address={address} />
      <div className={`no-print ${styles.about}`}>
        <div>
          <h1 className={styles.title}>This certificate is genuine</h1>
          <p className={styles.lead}>
            {['It was issued by Apologia for completing every module of the course', reached(certificate)]
              .filter(Boolean)
              .join(', ')}
            .
          </p>
          <dl className={styles.facts}>
            <Fact term="Name">{name}</Fact>
            <Fact term="Course">{subjectTitle(subject)}</Fact>
            <Fact term="Extent">{extent(certificate)}</Fact>
            <Fact term="Issued">{issuedOn(certificate)}</Fact>
            <Fact term="Code">{code}</Fact>
          </dl>
        </div>
        <CertificateActions certificate={certificate} address={address} sheet={sheet} />
      </div>
    </>
  );
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div className={styles.fact}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
