import { mobile, TabLine } from '@heartwood/shared-ui';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import styled from 'styled-components';
import { AFFILIATE_PAGES } from '../program/places';

const Line = styled(TabLine)`padding: 0 24px; ${mobile} { padding: 0 16px; }`;

/** The programme's pages. */
export function ProgramTabs() {
  const line = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // On a phone there are more than fit: the open one is among those in sight.
  useEffect(() => {
    const open = line.current?.querySelector<HTMLElement>('[aria-current]');
    if (line.current && open) line.current.scrollLeft = open.offsetLeft - (line.current.clientWidth - open.offsetWidth) / 2;
  }, [pathname]);
  return (
    <Line ref={line} aria-label="Affiliate program">
      {AFFILIATE_PAGES.map(({ path, label }) => <NavLink key={path} to={path}>{label}</NavLink>)}
    </Line>
  );
}
