import { useCompany } from '@heartwood/client-kit/company';
import { ArrowLeftIcon, Icon, mobile, TabLine } from '@heartwood/shared-ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import styled from 'styled-components';
import type { AffiliateFieldsFragment } from '../generated/graphql';
import { AFFILIATE_PAGES, type AffiliateCount } from '../program/pages';

const Frame = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: 196px minmax(0, 1fr);
  ${mobile} { display: block; }
`;
const Side = styled.aside`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  padding: 0 10px;
  border-right: 1px solid var(--border);
  background: var(--canvas);
  ${mobile} { display: block; padding: 0; border: 0; background: none; }
`;
/** Beside the pages a menu, on a phone a line of tabs above them. */
const Menu = styled(TabLine)`
  @media (min-width: 1024px) {
    position: sticky;
    top: 0;
    flex-direction: column;
    gap: 1px;
    padding: 10px 0;
    border: 0;
    & > a {
      gap: 10px;
      height: 34px;
      margin: 0;
      padding: 0 10px;
      border: 0;
      border-radius: var(--r-2);
      &:hover, &[aria-current] { background: var(--surface-selected); }
    }
    & > a > span { margin-left: auto; }
  }
  ${mobile} { padding: 0 16px; & svg { display: none; } }
`;
const Count = styled.span`font-variant-numeric: tabular-nums; font-weight: 450; color: var(--text-3);`;
const Back = styled.a`
  position: sticky;
  bottom: 10px;
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 34px;
  margin: 10px 0;
  padding: 0 10px;
  border-radius: var(--r-2);
  font-size: 13px;
  font-weight: var(--fw-medium);
  color: var(--text-2);
  overflow-wrap: anywhere;
  &:hover { background: var(--surface-selected); }
  ${mobile} { display: none; }
`;
const Content = styled.div`display: flex; flex-direction: column; min-width: 0;`;

/** The programme's pages beside their own menu, which leads back to the company. */
export function ProgramFrame({ affiliate, children }: { affiliate: AffiliateFieldsFragment; children: ReactNode }) {
  const { companyName } = useCompany();
  const line = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const counts: Record<AffiliateCount, number> = { coupons: affiliate.couponsActive, referrals: affiliate.signUps };
  // On a phone there are more than fit: the open one is among those in sight.
  useEffect(() => {
    const open = line.current?.querySelector<HTMLElement>('[aria-current]');
    if (line.current && open) line.current.scrollLeft = open.offsetLeft - (line.current.clientWidth - open.offsetWidth) / 2;
  }, [pathname]);
  return (
    <Frame>
      <Side>
        <Menu ref={line} aria-label="Affiliate program">
          {AFFILIATE_PAGES.map(({ path, label, icon, count }) => (
            <NavLink key={path} to={path}>
              <Icon as={icon} />{label}{count && counts[count] > 0 ? <Count>{counts[count]}</Count> : null}
            </NavLink>
          ))}
        </Menu>
        <Back href="/app"><Icon as={ArrowLeftIcon} />Back to {companyName}</Back>
      </Side>
      <Content>{children}</Content>
    </Frame>
  );
}
