import type { Certificate } from '@apologia/contract';
import { describe, expect, it } from 'vitest';
import { inWords, issuedOn } from './wording.ts';

const certificate: Certificate = {
  code: 'ab12-cd34-ef56-gh78-ij90',
  name: 'Łukasz Żółć',
  subject: 'religions',
  moduleCount: 5,
  studyHours: 1,
  passMark: 60,
  issuedAt: '2026-11-21T23:30:00.000Z',
};

it('dates a certificate alike in every time zone', () => {
  expect(issuedOn(certificate)).toBe('November 21, 2026');
});

describe('inWords', () => {
  it('says what is printed', () => {
    expect(inWords(certificate)).toBe(
      'Łukasz Żółć has completed the course World Religions, with 60% or more in each Knowledge Check: 5 modules · an estimated 1 hour of study. Issued on November 21, 2026. Code: ab12-cd34-ef56-gh78-ij90.',
    );
  });

  it('says of one issued before the mark what it always said', () => {
    expect(inWords({ ...certificate, passMark: null })).toBe(
      'Łukasz Żółć has completed the course World Religions: 5 modules · 1 hour of study. Issued on November 21, 2026. Code: ab12-cd34-ef56-gh78-ij90.',
    );
  });
});
