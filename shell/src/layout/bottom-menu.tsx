import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { useReadable } from '@heartwood/contract/kit';
import { HouseIcon, Icon, mobile } from '@heartwood/shared-ui';
import { useLocation } from '../navigation/use-location';
import { pageHead } from '../page/page-head';
import { isBelow } from '../navigation/is-below';
import { $menu, $pages, areaOf } from '../registry/menu.model';
import { BadgeCount } from './badge-count';
import { menuIcon } from './menu-icons';
import { navLink } from './nav-link';

const Bar = styled.nav`
  display: none;
  ${mobile} {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
    flex: none;
    z-index: var(--z-sticky);
    min-height: var(--h-bottomnav);
    padding: 6px 8px calc(6px + env(safe-area-inset-bottom));
    border-top: 1px solid var(--border);
    background: var(--surface);
  }
`;
const Entry = styled.a`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 3px;
  padding-top: 4px;
  color: var(--text-3);
  font-size: 11px;
  line-height: 14px;
  font-weight: 540;
  &[aria-current] { color: var(--text); font-weight: 680; }
  &[aria-current]::before {
    content: ''; position: absolute; top: -6px; width: 18px; height: 4px; border-radius: 0 0 3px 3px; background: var(--text);
  }
`;

const Badge = styled(BadgeCount)`position: absolute; top: -1px; left: calc(50% + 4px);`;

/** The phone's bottom menu: what the published remotes put there (Home, Business, Events, Messaging). */
export function BottomMenu() {
  const { pathname } = useLocation();
  const head = useReadable(pageHead);
  const [menu, pages] = useUnit([$menu, $pages]);
  const entries = menu
    .flatMap(({ bottom, ...entry }) => (bottom ? [{ ...entry, bottom }] : []))
    .sort((a, b) => a.bottom.order - b.bottom.order);
  if (entries.length === 0 || head.isFullScreen) return null;
  // What has no entry of its own here is in its area: the timeline in that of the business.
  const isAt = entries.some(({ path }) => isBelow(path, pathname));
  const area = isAt ? undefined : areaOf(menu, pages, pathname);
  const home = area && entries.find((entry) => entry.area === area);
  return (
    <Bar aria-label="Areas">
      {entries.map((entry) => (
        <Entry key={entry.id} {...navLink(entry, pathname, entry === home)}>
          <Icon as={entry.bottom.label === 'Home' ? HouseIcon : menuIcon(entry.icon)} size={22} />
          {entry.bottom.label}
          <Badge badge={entry.badge} />
        </Entry>
      ))}
    </Bar>
  );
}
