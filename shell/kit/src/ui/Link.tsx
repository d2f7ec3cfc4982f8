import type { ComponentProps } from 'react';
import {
  type LinkProps as RouterLinkProps,
  useHref,
  useLinkClickHandler,
  useLocation,
  useResolvedPath,
} from 'react-router-dom';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & Pick<RouterLinkProps, 'to' | 'replace' | 'state'>;

/**
 * A link to a page of the academy. It is made of the router's hooks, as the router's own component brings with it what reads data
 * ahead in the router's framework: 2 kB compressed on every page.
 * @param props `to`, `replace` and `state` as the router's; the rest is the anchor's
 */
export function Link({ to, replace, state, onClick, target, ...rest }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { replace, state, target });
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}

/**
 * A link that says whether it leads to the page that is open.
 * @param end whether the pages below it are not it
 */
export function NavLink({ end = false, ...props }: LinkProps & { end?: boolean }) {
  const path = useResolvedPath(props.to).pathname.toLowerCase();
  const here = useLocation().pathname.toLowerCase();
  const isHere = here === path || (!end && here.startsWith(`${path.replace(/\/$/, '')}/`));
  return <Link aria-current={isHere ? 'page' : undefined} {...props} />;
}
