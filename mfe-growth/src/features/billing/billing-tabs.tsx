import { mobile } from '@heartwood/shared-ui';
import { NavLink } from 'react-router';
import styled from 'styled-components';
import { SUBSCRIPTION } from '../../module/places';

const Line = styled.nav`
  display: flex;
  flex: none;
  gap: 22px;
  padding: 0 24px;
  border-bottom: 1px solid var(--border);
  ${mobile} { padding: 0 16px; overflow: auto hidden; }
  & > a {
    display: flex;
    align-items: center;
    margin-bottom: -1px;
    padding: 10px 0 11px;
    border-bottom: 2px solid transparent;
    color: var(--text-2);
    font-size: 13px;
    line-height: 18px;
    font-weight: var(--fw-medium);
    text-decoration: none;
    ${mobile} { min-height: 44px; }
  }
  & > a:hover { color: var(--text); }
  & > a:focus-visible { outline-offset: -2px; }
  & > a[aria-current] { color: var(--text); font-weight: var(--fw-semi); border-color: var(--text); }
`;

/** The three pages of billing, each an address. */
export function BillingTabs() {
  return (
    <Line aria-label="Plan and credits">
      <NavLink to={SUBSCRIPTION} end>Plans</NavLink>
      <NavLink to={`${SUBSCRIPTION}/manage`}>Manage</NavLink>
      <NavLink to={`${SUBSCRIPTION}/credits`}>Credits</NavLink>
    </Line>
  );
}
