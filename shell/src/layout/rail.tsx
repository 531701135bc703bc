import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { CompanyMark, Icon, mobile, Ring, Tooltip } from '@heartwood/shared-ui';
import { ringOf } from '../company/company-level';
import { dialogOpened } from '../dialogs/dialogs.model';
import { useLocation } from '../navigation/use-location';
import { $menu, $pages, entryOf } from '../registry/menu.model';
import { useCurrentCompany } from '../session/current-company';
import { menuIcon } from './menu-icons';
import { navLink } from './nav-link';

const Side = styled.aside`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 4px;
  padding: 12px 0;
  ${mobile} { display: none; }
`;
const Company = styled.button`margin-bottom: 8px; padding: 0; border: 0; border-radius: 50%; background: none; cursor: pointer;`;
const Entry = styled.a`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: var(--r-2);
  color: var(--text-2);
  &:hover, &[aria-current] { background: var(--surface-selected); color: var(--text); }
`;

/** The sidebar as a 64 px rail, for pages that need the width. */
export function Rail() {
  const { company } = useCurrentCompany();
  const { pathname } = useLocation();
  const [menu, pages] = useUnit([$menu, $pages]);
  const current = entryOf(menu, pages, pathname);
  return (
    <Side aria-label="Main">
      <Tooltip text={company.name} side="right">
        <Company type="button" aria-label={`${company.name}, your companies`} onClick={() => dialogOpened({ name: 'company-drawer' })}>
          <Ring segments={ringOf(company.modulesDone)} size={42}>
            <CompanyMark name={company.name} logo={company.logo} size={30} shape="round" />
          </Ring>
        </Company>
      </Tooltip>
      {menu.map((entry) => (
        <Tooltip key={entry.id} text={entry.label} side="right">
          <Entry {...navLink(entry, pathname, entry === current)} aria-label={entry.label}><Icon as={menuIcon(entry.icon)} /></Entry>
        </Tooltip>
      ))}
    </Side>
  );
}
