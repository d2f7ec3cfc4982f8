/**
 * An element with its text and children. Text is never read as markup.
 * @example element('p', 'note', 'Coming soon...')
 */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const node = document.createElement(name);
  if (className) node.className = className;
  node.append(...children);
  return node;
}
