import type { Certificate } from '@apologia/contract';
import type { Ref } from 'react';
import { LazyDrawing } from '../frontispiece/lazyDrawing.ts';
import { subjectTitle } from '../subjects.ts';
import { nameSize } from './nameSize.ts';
import { extent, inWords, issuedOn, reached } from './wording.ts';

/** Paper and print: the same in both themes. */
const paper = '#fffdf8';
const ink = '#29231c';
const soft = '#5f564a';
const oxblood = '#862a1e';
const gold = '#b08d3e';

const middle = 421;
/** The style of texts that are read off: no two letters join, and figures are as high as capitals. */
const plain = { letterSpacing: 0.2, style: { fontVariantNumeric: 'lining-nums' } };

interface SheetProps {
  certificate: Certificate;
  /** The address where the certificate can be verified. */
  address: string;
  className?: string;
  ref?: Ref<SVGSVGElement>;
}

/**
 * The certificate, drawn in points on A4 landscape. Screen, print and PDF show this one drawing, so
 * it says all of its style itself and asks no stylesheet but for the faces.
 */
export function Sheet({ certificate, address, className, ref }: SheetProps) {
  const { name, subject, code } = certificate;
  const size = nameSize(name);
  return (
    <svg
      ref={ref}
      className={className}
      viewBox="0 0 842 595"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-labelledby="sheet-title sheet-words"
      fontFamily="Literata, 'Literata Fallback', Georgia, serif"
      textAnchor="middle"
      fill={ink}
    >
      <title id="sheet-title">Certificate of Completion</title>
      <desc id="sheet-words">{inWords(certificate)}</desc>
      <rect width="842" height="595" fill={paper} />
      <g fill="none" stroke={gold}>
        <rect x="26" y="26" width="790" height="543" strokeWidth="1.8" />
        <rect x="32" y="32" width="778" height="531" strokeWidth="0.6" />
      </g>
      <Mark />
      <text x={middle} y="120" fontSize="10.5" fontWeight="560" letterSpacing="3.6" fill={soft}>
        APOLOGIA
      </text>
      <text x={middle} y="176" fontSize="33" fontWeight="480" letterSpacing="-0.2" fill={oxblood}>
        Certificate of Completion
      </text>
      <text x={middle} y="211" fontSize="13" fontStyle="italic" fill={soft}>
        This is to certify that
      </text>
      <text x={middle} y={258 + size / 5} fontSize={size} fontWeight="560">
        {name}
      </text>
      <path d="M261 288h320" stroke={gold} strokeWidth="0.6" />
      <text x={middle} y="318" fontSize="13" fontStyle="italic" fill={soft}>
        has completed the course
      </text>
      <text x={middle} y="354" fontSize="25" fontWeight="520">
        {subjectTitle(subject)}
      </text>
      <text x={middle} y="381" fontSize="12" fill={soft}>
        {extent(certificate)}
      </text>
      <text x={middle} y="399" fontSize="12" fontStyle="italic" fill={soft}>
        {reached(certificate)}
      </text>
      <Frontispiece subject={subject} top={certificate.passMark === null ? 404 : 416} />
      <Foot x={180} label="ISSUED" value={issuedOn(certificate)} />
      <Foot x={662} label="CODE" value={code} />
      <text x={middle} y="546" fontSize="8.5" fill={soft} data-link={address}>
        Anyone may verify it at{' '}
        <tspan fill={oxblood} {...plain}>
          {address.replace(/^https?:\/\//, '')}
        </tspan>
      </text>
    </svg>
  );
}

/** The alpha of the brand. */
function Mark() {
  return (
    <path
      transform="translate(399 52) scale(1.375)"
      d="M26 6c-3 12-8 20-14 20-4.500 0-7-3.500-7-9s3-10 8-10c6 0 7 10 9 15 .8 2.400 2 4 4.500 4"
      fill="none"
      stroke={oxblood}
      strokeWidth="2.2"
      strokeLinecap="round"
    />
  );
}

/** The subject's own drawing, which no other course's certificate has. */
function Frontispiece({ subject, top }: { subject: Certificate['subject']; top: number }) {
  return (
    <g
      transform={`translate(${middle - 120} ${top})`}
      fill="none"
      stroke={gold}
      strokeWidth="1.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <LazyDrawing subject={subject} accent={oxblood} />
    </g>
  );
}

function Foot({ x, label, value }: { x: number; label: string; value: string }) {
  return (
    <g>
      <text x={x} y="490" fontSize="12" {...plain}>
        {value}
      </text>
      <path d={`M${x - 95} 499h190`} stroke={gold} strokeWidth="0.6" />
      <text x={x} y="513" fontSize="7.5" letterSpacing="1.4" fill={soft}>
        {label}
      </text>
    </g>
  );
}
