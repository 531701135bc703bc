import { useUnit } from 'effector-react';
import { useQuery } from 'urql';
import { AREAS, MODULES } from '@heartwood/contract/domain';
import { CompassIcon, LogOutIcon, MonitorIcon, MoonIcon, PlusIcon, SettingsIcon, SunIcon, UserIcon, UserPlusIcon, UsersIcon } from '@heartwood/shared-ui';
import { CommandPalette, type PaletteItem } from '@heartwood/shared-ui/palette';
import { dialogOpened } from '../dialogs/dialogs.model';
import { CompanyTeamDocument, type CompanyTeamQuery } from '../generated/graphql';
import { nameOf } from '../graphql/me';
import { nav } from '../navigation/nav';
import { $menu, type RemoteMenuEntry } from '../registry/menu.model';
import { session } from '../session/browser-session';
import { useCurrentCompany } from '../session/current-company';
import type { ThemeChoice } from '../session/ui-storage';
import { useChooseTheme } from '../theme/use-choose-theme';

type Team = NonNullable<CompanyTeamQuery['team']>;

/** Go to, modules, people of the company, and what can be done from anywhere. */
export function Palette({ onClose }: { onClose: () => void }) {
  const { me, company, isManager } = useCurrentCompany();
  const chooseTheme = useChooseTheme(me);
  const menu = useUnit($menu);
  const [{ data }] = useQuery({ query: CompanyTeamDocument, variables: { companyId: company.id } });
  const groups = [
    { key: 'go', label: 'Go to', items: pagesOf(menu) },
    { key: 'modules', label: 'Modules', items: modulesOf(menu) },
    { key: 'people', label: `People of ${company.name}`, items: data?.team ? peopleOf(data.team) : [] },
    { key: 'actions', label: 'Actions', items: actionsOf(isManager, chooseTheme) },
  ];
  return <CommandPalette open onClose={onClose} groups={groups} label="Search" placeholder="Search pages, modules, people and actions" />;
}

function pagesOf(menu: readonly RemoteMenuEntry[]): PaletteItem[] {
  const published = menu.flatMap(({ id, label, path, children }) => [
    { key: id, label, icon: CompassIcon, onSelect: () => nav.navigate(path) },
    ...(children ?? []).map((child) => ({ key: child.path, label: child.label, icon: CompassIcon, onSelect: () => nav.navigate(child.path) })),
  ]);
  return [
    ...published,
    { key: 'team', label: 'Team', icon: UsersIcon, onSelect: () => nav.navigate('/app/team') },
    { key: 'company', label: 'Company settings', icon: SettingsIcon, onSelect: () => nav.navigate('/app/company') },
    { key: 'profile', label: 'Your profile', icon: UserIcon, onSelect: () => nav.navigate('/app/profile/me') },
  ];
}

/** Modules whose area has a page; those of the growth home open there. */
function modulesOf(menu: readonly RemoteMenuEntry[]): PaletteItem[] {
  const growth = menu.find(({ path }) => path === '/app/growth-framework');
  if (!growth) return [];
  const pages = new Set([growth.path, ...(growth.children ?? []).map(({ path }) => path)]);
  return MODULES.flatMap(({ key, label, area }) => {
    const { route, label: areaLabel } = AREAS.find((one) => one.key === area) ?? { route: '', label: '' };
    const path = route === '' ? growth.path : `${growth.path}/${route}`;
    return pages.has(path) ? [{ key, label, shortcut: areaLabel, keywords: [areaLabel], onSelect: () => nav.navigate(`${path}?module=${key}`) }] : [];
  });
}

function peopleOf(team: Team): PaletteItem[] {
  const members = team.members.flatMap(({ id, user, isAccepted, position }) => (user && isAccepted ? [{ id, name: nameOf(user), what: position }] : []));
  return [{ id: 'owner', name: nameOf(team.owner), what: 'Owner' }, ...members].map(({ id, name, what }) => ({
    key: id, label: name, icon: UserIcon, shortcut: what, onSelect: () => nav.navigate('/app/team'),
  }));
}

function actionsOf(isManager: boolean, chooseTheme: (choice: ThemeChoice) => void): PaletteItem[] {
  return [
    ...(isManager ? [{ key: 'invite', label: 'Invite people', icon: UserPlusIcon, onSelect: () => dialogOpened({ name: 'invite' }) }] : []),
    { key: 'companies', label: 'Your companies', icon: CompassIcon, keywords: ['switch', 'Make Current'], onSelect: () => dialogOpened({ name: 'company-drawer' }) },
    { key: 'new-company', label: 'Create New Company', icon: PlusIcon, onSelect: () => nav.navigate('/onboarding?new_company=true') },
    { key: 'light', label: 'Light theme', icon: SunIcon, onSelect: () => chooseTheme('light') },
    { key: 'dark', label: 'Dark theme', icon: MoonIcon, onSelect: () => chooseTheme('dark') },
    { key: 'system', label: 'Theme of the system', icon: MonitorIcon, onSelect: () => chooseTheme('system') },
    { key: 'help', label: 'Keyboard shortcuts', shortcut: '?', onSelect: () => dialogOpened({ name: 'help' }) },
    { key: 'logout', label: 'Log out', icon: LogOutIcon, onSelect: () => session.signOut() },
  ];
}
