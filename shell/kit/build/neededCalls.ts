import * as contract from '@apologia/contract';
import { callAt, everyCall } from '@apologia/contract/every-call';
import { nameOf } from '@apologia/contract/versioning';
import * as kitQueries from '../src/session.ts';

type Group = Record<string, unknown>;
const isCall = (value: unknown) => everyCall.some((call) => call === value);

/** The calls of the contract in the groups that modules import, by the group's name and the call's. */
const groups = new Map(
  Object.entries(contract as unknown as Record<string, Group>)
    .filter(([, value]) => typeof value === 'object' && value !== null && Object.values(value).some(isCall))
    .map(([name, group]) => [
      name,
      new Map(
        everyCall.flatMap((call) =>
          Object.entries(group)
            .filter(([, value]) => value === call)
            .map(([member]) => [member, nameOf(call)] as const),
        ),
      ),
    ]),
);

/** The calls of the queries that the kit has ready, by their names. */
const queries = new Map(
  Object.entries(kitQueries).flatMap(([name, { queryKey }]) => {
    const call = callAt(queryKey.join('/'));
    return call ? [[name, nameOf(call)] as const] : [];
  }),
);

const imports = /import\s*\{([^{}]{0,4000})\}\s*from\s*["']@apologia\/(contract|kit)["']/g;
const texts = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g;

/**
 * The names of the calls that a module makes, from its text once types are gone: a call of a group by its name, the whole group
 * where it is used in another way, what the kit's queries call, and a call whose address is written out.
 */
export function neededCalls(code: string): string[] {
  const needed: string[] = everyCall
    .filter(({ path }) => !path.includes(':') && (code.includes(`"${path}"`) || code.includes(`'${path}'`)))
    .map(nameOf);
  const withoutImports = code.replaceAll(imports, '');
  for (const [, names = '', from] of code.matchAll(imports)) {
    for (const binding of names.split(',')) {
      const [imported = '', local = imported] = binding.trim().split(/\s+as\s+/);
      const query = from === 'kit' && queries.get(imported);
      if (query) needed.push(query);
      const group = from === 'contract' && groups.get(imported);
      if (group) needed.push(...usedOf(group, local, withoutImports));
    }
  }
  return [...new Set(needed)].sort();
}

function usedOf(group: ReadonlyMap<string, string>, local: string, code: string): string[] {
  const member = new RegExp(`(?<![\\w$.])${local}\\.(\\w+)`, 'g');
  const used = [...code.matchAll(member)].flatMap(([, name = '']) => group.get(name) ?? []);
  // A word in a text is no use of it; a property of that name neither.
  const otherwise = new RegExp(`(?<![\\w$.])${local}(?![\\w$:]|\\.\\w)`);
  const isUsedOtherwise = otherwise.test(code.replaceAll(texts, '""')) || code.includes(`${local}[`);
  return isUsedOtherwise ? [...group.values()] : used;
}
