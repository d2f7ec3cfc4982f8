import type { Certificate } from '@apologia/contract';
import { Button, toast, useAction } from '@apologia/kit';
import { Download, Link2, Printer } from 'lucide-react';
import type { RefObject } from 'react';
import { saveFile } from '../components/saveFile.ts';
import styles from './CertificateActions.module.css';
import { inWords, titleOf } from './wording.ts';

interface CertificateActionsProps {
  certificate: Certificate;
  address: string;
  sheet: RefObject<SVGSVGElement | null>;
}

/** The buttons under a certificate: download it, print it, copy its link. */
export function CertificateActions({ certificate, address, sheet }: CertificateActionsProps) {
  const downloading = useAction({
    mutationFn: async () => {
      if (!sheet.current) return;
      const title = titleOf(certificate);
      const { certificatePdf } = await import(
        /* webpackChunkName: "certificate-pdf" */ './pdf/certificatePdf.ts'
      );
      saveFile(await certificatePdf(sheet.current, { title, alt: inWords(certificate) }), `${title}.pdf`);
    },
    failure: {
      title: 'The PDF could not be made',
      description: 'You can print the certificate instead, and save it as a PDF there.',
    },
  });
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toast({ title: 'Link copied', description: 'Whoever opens it sees the certificate.' }),
      () => toast({ title: 'The link could not be copied', description: address, tone: 'destructive' }),
    );
  return (
    <div className={styles.actions}>
      <Button size="3" loading={downloading.isPending} onClick={() => downloading.mutate()}>
        <Download size={18} aria-hidden="true" />
        Download PDF
      </Button>
      <Button size="3" variant="soft" onClick={() => window.print()}>
        <Printer size={18} aria-hidden="true" />
        Print
      </Button>
      <Button size="3" variant="soft" onClick={copy}>
        <Link2 size={18} aria-hidden="true" />
        Copy link
      </Button>
    </div>
  );
}
