import * as z from 'zod/mini';
import { get, post } from '../kernel/endpoint.ts';
import { percent } from '../kernel/ids.ts';
import { limits } from '../kernel/limits.ts';
import { openEnum } from '../kernel/openEnum.ts';
import { visibleLength } from '../kernel/visibleLength.ts';
import { subjects } from './courses.ts';

/** Five groups of four letters and digits: a hundred random bits. */
const code = z.string().check(z.regex(/^[0-9a-z]{4}(-[0-9a-z]{4}){4}$/));

/** A letter that draws something: fillers are letters too, and a mark alone is none. */
const letter = /(?!\p{Default_Ignorable_Code_Point})\p{L}/u;

const name = z.string('Please write your name').check(
  z.trim(),
  z.maxLength(limits.certificateNameMax, 'A name may have at most 60 characters'),
  z.regex(/^[^\p{C}\u2028\u2029]*$/u, 'The name has characters that cannot be seen'),
  z.refine(
    (text) => visibleLength(text) >= limits.certificateNameMin && letter.test(text),
    'Please write your name',
  ),
);

export const certificate = z.object({
  code,
  /** As the learner wants it printed. */
  name: z.string(),
  subject: openEnum(subjects),
  moduleCount: z.number(),
  /** Estimated hours of the modules, to one decimal. */
  studyHours: z.number(),
  /** Percent that was needed at each Knowledge Check; `null` on those issued while completing was enough. */
  passMark: z.nullable(percent),
  issuedAt: z.string(),
});
export type Certificate = z.output<typeof certificate>;

const ownCertificate = z.object({ code, subject: openEnum(subjects), issuedAt: z.string() });
export type OwnCertificate = z.output<typeof ownCertificate>;

export const certificates = {
  /** The learner's own, the newest first. */
  mine: get('/api/account/certificates', { response: z.array(ownCertificate) }),
  /** Anyone may verify a certificate by its code. */
  certificate: get('/api/certificate/:code', { params: z.object({ code }), response: certificate }),
  /** For a premium learner who passed every module of the subject; asked again it answers the one there is. */
  issueCertificate: post('/api/certificate', {
    body: z.object({ subject: z.enum(subjects), name }),
    response: z.object({ code }),
  }),
} as const;
