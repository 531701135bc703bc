import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import styled from 'styled-components';
import { useReadable } from '@heartwood/contract/kit';
import { Icon, mobile, Segmented, Tally } from '@heartwood/shared-ui';
import { optionalPart } from '../app/optional-part';
import { areaDone } from '../company/company-level';
import { isBelow } from '../navigation/is-below';
import { useLocation } from '../navigation/use-location';
import { $menu, $pages, areaOf, entryOf, type RemoteMenuEntry } from '../registry/menu.model';
import { $placedSlots } from '../registry/tools.model';
import { session } from '../session/browser-session';
import { useCurrentCompany } from '../session/current-company';
import { BadgeCount } from './badge-count';
import { menuIcon } from './menu-icons';
import { navLink } from './nav-link';
import { useQuietPage } from './use-after-page';

const MenuSlots = optionalPart(async () => (await import('./placed-slots')).MenuSlots);

const Nav = styled.nav`display: flex; flex-direction: column; gap: 1px;`;
const Entry = styled.a`
  display: flex;
  align-items: center;
  gap: 10px;
  height: 34px;
  padding: 0 10px;
  border-radius: var(--r-2);
  color: var(--text-2);
  font-size: 13px;
  font-weight: var(--fw-medium);
  &:hover { background: var(--surface-selected); }
  &[aria-current] { background: var(--surface-selected); color: var(--text); font-weight: var(--fw-semi); }
  &[aria-current='true'] { background: none; }
  ${mobile} { height: 44px; font-size: 14px; }
`;
const Sub = styled.div`
  display: flex;
  flex-direction: column;
  gap: 1px;
  margin-left: 18px;
  padding-left: 9px;
  border-left: 1px solid var(--border-2);
`;
const Child = styled(Entry)`
  justify-content: space-between;
  height: 29px;
  font-size: 12.5px;
  ${mobile} { height: 40px; font-size: 13.5px; }
`;
const Badge = styled(BadgeCount)`margin-left: auto;`;
const Nothing = styled.p`padding: 8px 10px; font-size: var(--fs-small); line-height: var(--lh-small); color: var(--text-3);`;

const AREAS = [
  { value: 'business', label: 'Creators' },
  { value: 'community', label: 'Community' },
] as const;

/** Creators or Community, and the menu that the published remotes bring for it, with what they keep below it. */
export function AreaMenu() {
  const [menu, pages] = useUnit([$menu, $pages]);
  const { pathname } = useLocation();
  const { area } = useReadable(session.ui);
  const here = areaOf(menu, pages, pathname);
  // A page of the other area, reached by a link, brings its menu along.
  useEffect(() => {
    if (here) session.ui.update({ area: here });
  }, [here]);
  const place = `${area}-menu` as const;
  const hasSlots = useUnit($placedSlots).some((slot) => slot.place === place);
  // They are another remote's, with questions of its own: the page comes first. The shell's part of it is there when the line is cut.
  const isQuiet = useQuietPage();
  useEffect(() => {
    if (hasSlots) MenuSlots.prefetch();
  }, [hasSlots]);
  const entries = menu.filter((entry) => entry.area === area);
  const current = entryOf(menu, pages, pathname);
  return (
    <>
      <Segmented block label="Area" options={AREAS} value={area} onChange={(next) => session.ui.update({ area: next })} />
      <Nav aria-label={area === 'business' ? 'Creators' : 'Community'}>
        {entries.map((entry) => <MenuEntry key={entry.id} entry={entry} pathname={pathname} isCurrent={entry === current} />)}
        {entries.length === 0 ? <Nothing>Nothing of this area is published here yet.</Nothing> : null}
      </Nav>
      {hasSlots && isQuiet ? <MenuSlots place={place} /> : null}
    </>
  );
}

function MenuEntry({ entry, pathname, isCurrent }: { entry: RemoteMenuEntry; pathname: string; isCurrent: boolean }) {
  const { company } = useCurrentCompany();
  const isChildOpen = entry.children?.some(({ path }) => isBelow(path, pathname)) ?? false;
  const link = navLink(entry, pathname, isCurrent);
  return (
    <>
      <Entry {...link} aria-current={link['aria-current'] && isChildOpen ? 'true' : link['aria-current']}>
        <Icon as={menuIcon(entry.icon)} />
        {entry.label}
        <Badge badge={entry.badge} />
      </Entry>
      {entry.children && entry.children.length > 0 ? (
        <Sub>
          {entry.children.map(({ label, path, growthArea, badge }) => (
            <Child key={path} {...navLink({ path, remote: entry.remote }, pathname)}>
              {label}
              {growthArea === undefined ? null : <Tally done={areaDone(company.modulesDone, growthArea)} size="sm" />}
              <Badge badge={badge} />
            </Child>
          ))}
        </Sub>
      ) : null}
    </>
  );
}
