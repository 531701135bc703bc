import { fullName, SAVED_POSTS } from '@heartwood/contract/domain';
import { useReadable } from '@heartwood/contract/kit';
import {
  Avatar, BookmarkIcon, CircleQuestionMarkIcon, CompassIcon, LayoutDashboardIcon, LogOutIcon, MonitorIcon, MoonIcon, OpenMenu,
  RefreshCwIcon, SettingsIcon, SunIcon, UserIcon,
  UsersIcon, type MenuItem,
} from '@heartwood/shared-ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { dialogOpened } from '../dialogs/dialogs.model';
import { nav } from '../navigation/nav';
import { useProfilePath } from '../page/profile-link';
import { isStagingHost } from '../registry/deployment';
import { $menu } from '../registry/menu.model';
import { $offered } from '../registry/offered.model';
import { session } from '../session/browser-session';
import { logOut } from '../session/log-out';
import { useCurrentCompany } from '../session/current-company';
import type { ThemeChoice } from '../session/ui-storage';
import { SETTINGS } from '../settings/settings-path';
import { openSlot } from '../slots/open-slots.model';
import { useChooseTheme } from '../theme/use-choose-theme';
import { UserTrigger } from './user-trigger';

/** As a community of an earlier release names it. */
const SAVED_BEFORE = '/app/explore/saved';

const TOUR = 'tour@1';

const Who = styled.span`
  min-width: 0; overflow-wrap: anywhere; & > b, & > span { display: block; }
  & > b { font-size: 13px; line-height: 18px; font-weight: var(--fw-semi); }
  & > span { color: var(--text-3); font-size: 12px; line-height: 17px; }
`;

const THEMES = [
  { value: 'system', label: 'Theme of the system', icon: MonitorIcon },
  { value: 'light', label: 'Light theme', icon: SunIcon },
  { value: 'dark', label: 'Dark theme', icon: MoonIcon },
] as const satisfies readonly { value: ThemeChoice; label: string; icon: typeof SunIcon }[];

/** The menu itself, opened as it arrives. */
export function OpenUserMenu() {
  const { me } = useCurrentCompany();
  const { theme } = useReadable(session.ui);
  const choose = useChooseTheme(me);
  const name = fullName(me.user);
  const profile = useProfilePath(me.user.id);
  const saved = useUnit($menu).flatMap(({ children = [] }) => children).find(({ path }) => path === SAVED_POSTS || path === SAVED_BEFORE);
  const hasTour = useUnit($offered).has(TOUR);

  const items: MenuItem[] = [
    // Specification, section 6: profiles are in the menus of staging hosts only.
    ...(profile !== null && isStagingHost()
      ? [{ key: 'profile', label: 'Your profile', icon: UserIcon, onSelect: () => nav.navigate(profile) }]
      : []),
    ...(saved ? [{ key: 'saved', label: saved.label, icon: BookmarkIcon, onSelect: () => nav.navigate(saved.path) }] : []),
    { key: 'settings', label: 'Settings', icon: SettingsIcon, shortcut: 'g s', onSelect: () => nav.navigate(SETTINGS) },
    { key: 'team', label: 'Team', icon: UsersIcon, onSelect: () => nav.navigate('/app/team') },
    { key: 'company', label: 'Company settings', icon: LayoutDashboardIcon, onSelect: () => nav.navigate('/app/company') },
    'line',
    ...THEMES.map(({ value, label, icon }) => ({ key: value, label, icon, checked: theme === value, onSelect: () => choose(value) })),
    'line',
    ...(hasTour ? [
      { key: 'tour', label: 'Guided tour', icon: CompassIcon, onSelect: () => openSlot({ name: TOUR, params: {} }) },
      {
        key: 'restart', label: 'Restart the tour', icon: RefreshCwIcon, onSelect: () => openSlot({ name: TOUR, params: { restart: true } }),
      },
    ] : []),
    {
      key: 'help', label: 'Keyboard shortcuts', icon: CircleQuestionMarkIcon, shortcut: '?', onSelect: () => dialogOpened({ name: 'help' }),
    },
    { key: 'logout', label: 'Log out', icon: LogOutIcon, onSelect: () => void logOut() },
  ];
  return (
    <OpenMenu
      label={name}
      items={items}
      head={<>
        <Avatar id={me.user.id} name={name} photo={me.user.profilePhoto} size={36} alt="" />
        <Who><b>{name}</b><span>{me.user.email}</span></Who>
      </>}
      trigger={<UserTrigger />}
    />
  );
}
