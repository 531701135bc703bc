import { mobile, TabLine } from '@heartwood/shared-ui';
import { NavLink } from 'react-router';
import styled from 'styled-components';
import { AFFILIATE_PAGES } from '../program/places';

const Line = styled(TabLine)`padding: 0 24px; ${mobile} { padding: 0 16px; }`;

/** The programme's pages. */
export function ProgramTabs() {
  return (
    <Line aria-label="Affiliate program">
      {AFFILIATE_PAGES.map(({ path, label }) => <NavLink key={path} to={path}>{label}</NavLink>)}
    </Line>
  );
}
