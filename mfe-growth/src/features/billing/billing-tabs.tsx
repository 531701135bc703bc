import { mobile, TabLine } from '@heartwood/shared-ui';
import { NavLink } from 'react-router';
import styled from 'styled-components';
import { SUBSCRIPTION } from '../../module/places';

const Line = styled(TabLine)`padding: 0 24px; ${mobile} { padding: 0 16px; }`;

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
