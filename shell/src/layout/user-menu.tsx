import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { useReadable } from '@heartwood/contract/kit';
import {
  Avatar, CircleQuestionMarkIcon, LogOutIcon, Menu, MonitorIcon, MoonIcon, SettingsIcon, SunIcon, UserIcon, UsersIcon, mobile, type MenuItem,
} from '@heartwood/shared-ui';
import { dialogOpened } from '../dialogs/dialogs.model';
import { nameOf } from '../graphql/me';
import { nav } from '../navigation/nav';
import { session } from '../session/browser-session';
import { useCurrentCompany } from '../session/current-company';
import type { ThemeChoice } from '../session/ui-storage';
import { useChooseTheme } from '../theme/use-choose-theme';
import { $socketState } from './socket-state.model';

const Trigger = styled.button`
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  margin-left: 6px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  cursor: pointer;
  &:focus-visible { border-radius: 50%; }
  ${mobile} { width: 44px; height: 44px; margin-left: 0; }
`;

const THEMES = [
  { value: 'system', label: 'Theme of the system', icon: MonitorIcon },
  { value: 'light', label: 'Light theme', icon: SunIcon },
  { value: 'dark', label: 'Dark theme', icon: MoonIcon },
] as const satisfies readonly { value: ThemeChoice; label: string; icon: typeof SunIcon }[];

/** The person's own menu behind the avatar. */
export function UserMenu() {
  const { me } = useCurrentCompany();
  const { theme } = useReadable(session.ui);
  const isOnline = useUnit($socketState) === 'online';
  const choose = useChooseTheme(me);
  const name = nameOf(me.user);

  const items: MenuItem[] = [
    { key: 'profile', label: 'Your profile', icon: UserIcon, onSelect: () => nav.navigate('/app/profile/me') },
    { key: 'team', label: 'Team', icon: UsersIcon, onSelect: () => nav.navigate('/app/team') },
    { key: 'company', label: 'Company settings', icon: SettingsIcon, onSelect: () => nav.navigate('/app/company') },
    'line',
    ...THEMES.map(({ value, label, icon }) => ({ key: value, label, icon, checked: theme === value, onSelect: () => choose(value) })),
    'line',
    { key: 'help', label: 'Keyboard shortcuts', icon: CircleQuestionMarkIcon, shortcut: '?', onSelect: () => dialogOpened({ name: 'help' }) },
    { key: 'logout', label: 'Log out', icon: LogOutIcon, onSelect: () => session.signOut() },
  ];
  return (
    <Menu
      label={name}
      items={items}
      trigger={(
        <Trigger type="button" aria-label={`${name}, your menu`}>
          <Avatar name={name} photo={me.user.profilePhoto} size={32} presence={isOnline ? 'online' : 'offline'} alt="" />
        </Trigger>
      )}
    />
  );
}
