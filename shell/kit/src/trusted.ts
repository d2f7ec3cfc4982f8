/** The rules by which a policy turns a text into markup, or an address into a script. */
interface Rules {
  createHTML?: (html: string) => string;
  createScriptURL?: (url: string) => string;
}

/** The part of the browser's Trusted Types that is used; TypeScript does not know them yet. */
interface Factory {
  createPolicy: <R extends Rules>(name: string, rules: R) => R;
}

/**
 * A document lets markup and scripts come from the policies that it names (`gateway/src/kernel/http/securityHeaders.ts`) and
 * from nowhere else. What a policy makes counts as text for TypeScript. A browser without policies gets the text itself.
 */
export function createPolicy<R extends Rules>(name: string, rules: R): R {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  return trustedTypes?.createPolicy(name, rules) ?? rules;
}
