/**
 * In the place of Radix' tooltips, none of which the kit exports: Radix Themes wraps every page into their provider, and would bring
 * a positioning library with it.
 */
const children = (props) => props.children;

export const Provider = children;
export const Root = children;
export const Trigger = children;
export const Portal = children;
export const Content = children;
export const Arrow = children;
