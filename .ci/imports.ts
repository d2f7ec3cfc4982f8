import path from 'node:path';
import { parseAst } from 'vitest/node';

/** Who may import whom. `of` and `refuses` are tried on paths from the root, and on the names of packages. */
interface Rule {
  of: RegExp;
  refuses: RegExp;
  unless?: RegExp;
  because: string;
}

const packages = /^(shell\/kit|shell|mfe-[a-z]+|gateway\/contract|gateway|db|e2e)\//;
const browser = /^(shell\/src|shell\/kit\/src|mfe-[a-z]+)\//;
const apps = /^@apologia\/(mfe-|shell)/;
const domains = [
  'account',
  'auth',
  'billing',
  'community',
  'courses',
  'mail',
  'notices',
  'practice',
  'releases',
  'scripture',
];
const anyDomain = domains.join('|');

/** Directions of the architecture: `contract ← db ← gateway`, `contract ← kit ← shell and remotes`. */
const betweenPackages: Rule[] = [
  { of: /./, refuses: /^zod$/, because: 'Import zod as zod/mini: it is a third of the size.' },
  {
    of: browser,
    refuses: apps,
    because: 'Remotes and the shell meet at run time only: link through kit/paths.',
  },
  {
    of: /^(gateway\/(src|contract)|db)\//,
    refuses: apps,
    because: 'Remotes and the shell meet at run time only: link through kit/paths.',
  },
  {
    of: /^(shell|mfe-[a-z]+|gateway\/contract|e2e)\//,
    refuses: /^(drizzle-orm|@libsql|libsql)(\/|$)/,
    because: 'Only db and gateway talk to the database.',
  },
  {
    of: /^(shell\/src|shell\/kit\/src|mfe-[a-z]+|gateway\/contract)\//,
    refuses: /^@apologia\/(db|gateway)(\/|$)/,
    because: 'What runs in the browser knows the gateway by its contract.',
  },
  {
    of: /^gateway\/contract\//,
    refuses: /^@apologia\//,
    unless: /^@apologia\/(db|gateway)(\/|$)/,
    because: 'The contract imports zod and nothing of ours.',
  },
  {
    of: /^db\//,
    refuses: /^@apologia\/(gateway|kit)(\/|$)/,
    because: "db knows the contract's enums only.",
  },
  {
    of: /^gateway\/src\//,
    refuses: /^@apologia\/kit(\/|$)/,
    because: "The gateway does not know the browser's code.",
  },
  {
    of: /^(shell\/src|mfe-[a-z]+)\//,
    refuses: /^(@radix-ui\/|@tanstack\/|react-router)/,
    because: 'Shared at run time: import it from @apologia/kit.',
  },
  {
    of: /^mfe-[a-z]+\//,
    refuses: /^@apologia\/kit\//,
    unless:
      /^@apologia\/kit\/(tabs|trusted|confirm|draft|focus|showMore|kept|outbox|readAhead|choices|reading|readingChoices)$/,
    because: "The kit's index is what the host shares.",
  },
  {
    of: /^mfe-[a-z]+\//,
    refuses: /^radix-ui$/,
    because: 'Shared at run time: import it from @apologia/kit.',
  },
  { of: /^mfe-[a-z]+\//, refuses: /^@module-federation\//, because: 'Remotes are loaded by the shell.' },
];

/** `app` and `compose` know the domains, the domains know the kernel, the kernel knows none. */
const betweenFolders: Rule[] = [
  {
    of: /^(gateway\/src|gateway\/contract\/src|db\/src)\/kernel\//,
    refuses: /^(gateway\/src|gateway\/contract\/src|db\/src)\/(?!kernel\/)\w+/,
    because: 'The kernel knows no domain.',
  },
  {
    of: /^gateway\/cli\/kernel\//,
    refuses: /^gateway\/cli\/(?!kernel\/)\w+\//,
    because: 'What commands share knows none of them.',
  },
  {
    of: new RegExp(`^gateway/src/(${anyDomain})/`),
    refuses: /^gateway\/src\/(app|compose|worker\.ts)/,
    because: 'The app knows the domains, and not the other way round.',
  },
  {
    of: /^gateway\/src\/(?!kernel\/)/,
    refuses: /^@apologia\/db\/schema$/,
    because: 'A table is read by its own domain: import its schema by the name of the domain.',
  },
  ...[...domains, 'app', 'compose', 'kernel'].flatMap((folder): Rule[] => {
    const others = domains.filter((domain) => domain !== folder).join('|');
    return [
      {
        of: new RegExp(`^gateway/src/${folder}/`),
        refuses: new RegExp(`^gateway/src/(${others})/`),
        unless: /\/public\.ts$/,
        because: 'A domain is entered by its public.ts.',
      },
      {
        of: new RegExp(`^gateway/src/${folder}/`),
        refuses: new RegExp(`^@apologia/db/schema/(${others})$`),
        because: 'A table is read by its own domain: what another needs comes by public.ts.',
      },
      {
        of: new RegExp(`^db/src/${folder}/`),
        refuses: new RegExp(`^db/src/(${others})/`),
        unless: /\/(public|schema)\.ts$/,
        because: 'A domain is entered by its public.ts.',
      },
      {
        of: new RegExp(`^gateway/cli/${folder}/`),
        refuses: new RegExp(`^gateway/src/(${others})/`),
        unless: /\/public\.ts$/,
        because: 'A domain is entered by its public.ts.',
      },
    ];
  }),
];

/** Tests look into everything of their own package, and measurements too. */
const looksInside = /\.test\.tsx?$|\/testing\/|^gateway\/cli\/bench\//;

/** Every module that a text names: imports, re-exports, `import()` and the types of modules. */
function modulesNamedIn(file: string, text: string): string[] {
  const names: string[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, source } = node as { type?: string; source?: { value?: unknown } | null };
    const names_ = /^(Import|Export)(Declaration|Expression|AllDeclaration|NamedDeclaration)$|^TSImportType$/;
    if (type && names_.test(type) && typeof source?.value === 'string') names.push(source.value);
    Object.values(node).forEach(visit);
  };
  visit(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }));
  return names;
}

/**
 * What is wrong with the imports of a source, a sentence each.
 * @param file its path from the root
 */
export function importProblems(file: string, text: string): string[] {
  const problems: string[] = [];
  const own = packages.exec(file)?.[0];
  for (const name of modulesNamedIn(file, text)) {
    const target = name.startsWith('.') ? path.posix.join(path.posix.dirname(file), name) : name;
    const say = (because: string) => problems.push(`${file} imports ${name}: ${because}`);
    if (name.startsWith('.') && own && packages.exec(target)?.[0] !== own) {
      say('A package is entered by its name.');
      continue;
    }
    const rules = looksInside.test(file) ? betweenPackages : [...betweenPackages, ...betweenFolders];
    for (const { of, refuses, unless, because } of rules) {
      if (of.test(file) && refuses.test(target) && !unless?.test(target)) say(because);
    }
  }
  return problems;
}
