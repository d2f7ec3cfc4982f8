import { type Certificate, certificates, keyOf } from '@apologia/contract';
import { call, queryOptions } from '@apologia/kit';
import { nullIfMissing } from '../queries.ts';

/** `null` where there is no such certificate. */
export const certificateDetail = (code: string) =>
  queryOptions<Certificate | null>({
    queryKey: keyOf(certificates.certificate, { code }),
    queryFn: () => call(certificates.certificate, { params: { code } }).catch(nullIfMissing),
  });
