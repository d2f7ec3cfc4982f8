import type { CareKind, Contact } from '@apologia/contract';

/** For whom a line is there: anyone in a crisis, children, people who live with violence, people who were abused. */
type For = 'crisis' | 'child' | 'violence' | 'abuse';

interface Helpline {
  name: string;
  number: string;
  for: For[];
  /** Whose number it is: its own site. */
  source: string;
  /** When the number was last compared with a public page; `known` where it was not, and is of long standing. */
  checked: string;
}

interface Country {
  emergency: string[];
  lines: Helpline[];
}

const line = (name: string, number: string, whom: For[], source: string, checked = 'known'): Helpline => ({
  name,
  number,
  for: whom,
  source,
  checked,
});
const seen = '2026-11-22';

/** Numbers that can be called, by country. How they are kept right: docs/practice-safety.md. */
export const helplines: Readonly<Record<string, Country>> = {
  US: {
    emergency: ['911'],
    lines: [
      line('988 Suicide & Crisis Lifeline', '988', ['crisis'], '988lifeline.org', seen),
      line('Childhelp', '1-800-422-4453', ['child'], 'childhelphotline.org', seen),
      line('National Domestic Violence Hotline', '1-800-799-7233', ['violence'], 'thehotline.org', seen),
      line('RAINN Sexual Assault Hotline', '1-800-656-4673', ['abuse'], 'rainn.org', seen),
    ],
  },
  CA: {
    emergency: ['911'],
    lines: [
      line('9-8-8 Suicide Crisis Helpline', '988', ['crisis', 'violence', 'abuse'], '988.ca', seen),
      line('Kids Help Phone', '1-800-668-6868', ['child'], 'kidshelpphone.ca'),
    ],
  },
  GB: {
    emergency: ['999'],
    lines: [
      line('Samaritans', '116 123', ['crisis'], 'samaritans.org', seen),
      line('Childline', '0800 1111', ['child'], 'childline.org.uk', seen),
      line('NSPCC', '0808 800 5000', ['child', 'abuse'], 'nspcc.org.uk'),
      line(
        'National Domestic Abuse Helpline',
        '0808 2000 247',
        ['violence'],
        'nationaldahelpline.org.uk',
        seen,
      ),
    ],
  },
  IE: {
    emergency: ['112', '999'],
    lines: [
      line('Samaritans', '116 123', ['crisis'], 'samaritans.org'),
      line('Childline', '1800 66 66 66', ['child'], 'childline.ie'),
      line('Women’s Aid', '1800 341 900', ['violence'], 'womensaid.ie'),
      line('Rape Crisis Helpline', '1800 77 8888', ['abuse'], 'drcc.ie'),
    ],
  },
  AU: {
    emergency: ['000'],
    lines: [
      line('Lifeline', '13 11 14', ['crisis'], 'lifeline.org.au', seen),
      line('Kids Helpline', '1800 55 1800', ['child'], 'kidshelpline.com.au', seen),
      line('1800RESPECT', '1800 737 732', ['violence', 'abuse'], '1800respect.org.au'),
    ],
  },
  NZ: {
    emergency: ['111'],
    lines: [line('1737, need to talk?', '1737', ['crisis', 'child', 'violence', 'abuse'], '1737.org.nz')],
  },
  DE: {
    emergency: ['112', '110'],
    lines: [
      line('TelefonSeelsorge', '0800 111 0 111', ['crisis'], 'telefonseelsorge.de'),
      line('TelefonSeelsorge', '116 123', ['crisis'], 'telefonseelsorge.de'),
      line('Nummer gegen Kummer (Kinder und Jugendliche)', '116 111', ['child'], 'nummergegenkummer.de'),
      line('Hilfetelefon Gewalt gegen Frauen', '116 016', ['violence'], 'hilfetelefon.de', seen),
      line(
        'Hilfe-Telefon Sexueller Missbrauch',
        '0800 22 55 530',
        ['abuse', 'child'],
        'hilfe-portal-missbrauch.de',
        seen,
      ),
    ],
  },
  AT: {
    emergency: ['112', '133'],
    lines: [
      line('TelefonSeelsorge', '142', ['crisis', 'abuse'], 'telefonseelsorge.at'),
      line('Rat auf Draht (Kinder und Jugendliche)', '147', ['child'], 'rataufdraht.at'),
      line('Frauenhelpline gegen Gewalt', '0800 222 555', ['violence', 'abuse'], 'frauenhelpline.at'),
    ],
  },
  CH: {
    emergency: ['112', '117'],
    lines: [
      line('Die Dargebotene Hand · La Main Tendue', '143', ['crisis', 'violence', 'abuse'], '143.ch'),
      line('Pro Juventute (Kinder und Jugendliche)', '147', ['child'], '147.ch'),
    ],
  },
  FR: {
    emergency: ['112', '17'],
    lines: [
      line('Numéro national de prévention du suicide', '3114', ['crisis'], '3114.fr'),
      line('Allô enfance en danger', '119', ['child'], 'allo119.gouv.fr', seen),
      line('Violences Femmes Info', '3919', ['violence', 'abuse'], 'arretonslesviolences.gouv.fr', seen),
    ],
  },
  ES: {
    emergency: ['112'],
    lines: [
      line('Línea 024, conducta suicida', '024', ['crisis'], 'linea024.sanidad.gob.es', seen),
      line('ANAR (niños y adolescentes)', '116 111', ['child'], 'anar.org'),
      line(
        '016, violencia contra las mujeres',
        '016',
        ['violence', 'abuse'],
        'violenciagenero.igualdad.gob.es',
      ),
    ],
  },
  MX: {
    emergency: ['911'],
    lines: [
      line(
        'Línea de la Vida',
        '800 911 2000',
        ['crisis', 'child', 'violence', 'abuse'],
        'gob.mx/salud/conadic',
      ),
    ],
  },
  NL: {
    emergency: ['112'],
    lines: [line('113 Zelfmoordpreventie', '113', ['crisis'], '113.nl')],
  },
  ZA: {
    emergency: ['112', '10111'],
    lines: [line('SADAG Suicide Crisis Helpline', '0800 567 567', ['crisis'], 'sadag.org')],
  },
  IN: {
    emergency: ['112'],
    lines: [
      line('Tele-MANAS', '14416', ['crisis'], 'telemanas.mohfw.gov.in'),
      line('Childline', '1098', ['child'], 'childlineindia.org'),
    ],
  },
};

/** Which lines are right for which need, the fittest first. */
export const rightFor: Record<CareKind, readonly For[]> = {
  self: ['crisis'],
  violent: ['crisis'],
  another: ['child', 'crisis'],
  home: ['violence', 'child', 'crisis'],
  abuse: ['abuse', 'child', 'crisis'],
  eating: ['crisis'],
  despair: ['crisis'],
  overwhelmed: ['crisis'],
  grief: ['crisis'],
};

/** For every country. */
export const directories: readonly Contact[] = [
  { name: 'Find A Helpline', text: 'findahelpline.com', href: 'https://findahelpline.com/' },
  { name: 'Befrienders Worldwide', text: 'befrienders.org', href: 'https://befrienders.org/' },
  { name: 'IASP', text: 'iasp.info', href: 'https://www.iasp.info/suicidalthoughts/' },
];

/** Where the country is not known: one of them reaches help in most. */
export const commonEmergency = ['112', '911'] as const;
/** Countries of the European Union that are not listed: 112 works in all of them. */
export const europe = 'BE BG CY CZ DK EE FI GR HR HU IT LT LU LV MT PL PT RO SE SI SK IS LI NO'.split(' ');
