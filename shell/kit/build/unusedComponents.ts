/**
 * Lets a minifier leave out the components of a library that nothing uses: without the names that React's developer tools would show,
 * and with the calls that make components marked as free of effects.
 */
export default function unusedComponents(source: string): string {
  return source
    .replace(/\b\w+\.displayName ?= ?"[\w.]+";/g, '')
    .replace(/ = (React\d*\.(?:forwardRef|createContext)\()/g, ' = /* @__PURE__ */ $1');
}
