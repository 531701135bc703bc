import { mobile } from '@heartwood/shared-ui';
import { NavLink } from 'react-router';
import styled from 'styled-components';
import { AFFILIATE_PAGES } from '../program/places';

const Line = styled.nav`
  display: flex;
  gap: 22px;
  padding: 0 24px;
  border-bottom: 1px solid var(--border);
  ${mobile} { padding: 0 16px; overflow-x: auto; }
  & a {
    margin-bottom: -1px;
    padding: 11px 0;
    border-bottom: 2px solid transparent;
    color: var(--text-2);
    font-size: 13px;
    line-height: 18px;
    font-weight: var(--fw-medium);
    white-space: nowrap;
    text-decoration: none;
    ${mobile} { padding: 13px 0; }
  }
  & a:hover { color: var(--text); }
  & a[aria-current='page'] { border-color: var(--text); color: var(--text); font-weight: var(--fw-semi); }
`;

/** The programme's pages. */
export function ProgramTabs() {
  return (
    <Line aria-label="Affiliate program">
      {AFFILIATE_PAGES.map(({ path, label }) => <NavLink key={path} to={path}>{label}</NavLink>)}
    </Line>
  );
}
