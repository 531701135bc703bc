import type { ManifestOpener, ManifestPaletteEntry } from '@heartwood/contract';
import { fullName, personName } from '@heartwood/contract/domain';
import { CompassIcon, UserIcon, type IconType } from '@heartwood/shared-ui';
import type { PaletteGroup, PaletteItem } from '@heartwood/shared-ui/palette';
import type { CompanyTeamQuery } from '../generated/graphql';
import type { Me } from '../graphql/me';
import { menuIcon } from '../layout/menu-icons';
import type { RemoteMenuEntry } from '../registry/menu.model';
import { HOME } from '../navigation/home';
import { settingsPath } from '../settings/settings-path';
import { openPath } from './open-path';
import { SHELL_COMMANDS, SHELL_PLACES, type Deed, type ShellCommand } from './shell-commands';

/** A line of a remote, with the icon that its menu has. */
export type RemoteLine = ManifestPaletteEntry & { icon: IconType | undefined };

export interface PaletteFacts {
  menu: readonly RemoteMenuEntry[];
  lines: readonly RemoteLine[];
  openers: readonly ManifestOpener[];
  me: Pick<Me, 'user' | 'companies'>;
  company: Pick<Me['companies'][number], 'id' | 'name' | 'plan'>;
  isManager: boolean;
  /** Null while it loads. */
  team: NonNullable<CompanyTeamQuery['team']> | null;
}

/** What a choice does; the palette only names it. */
export interface PaletteDeeds {
  act(deed: Deed): void;
  openSlot(name: string): void;
  makeCurrent(companyId: string): void;
}

const ACTIONS = 'Actions';

/** Everything that is known without asking: pages, what remotes have to offer, companies, people, and what can be done from anywhere. */
export function localGroups(facts: PaletteFacts, deeds: PaletteDeeds): PaletteGroup[] {
  const lines = facts.lines.map((line) => ({ section: line.section ?? ACTIONS, item: itemOfLine(line, deeds) }));
  const itemsOf = (section: string) => lines.filter((line) => line.section === section).map(({ item }) => item);
  const sections = [...new Set(lines.map(({ section }) => section))].filter((section) => section !== ACTIONS);
  return [
    { key: 'go', label: 'Go to', items: [...pagesOf(facts.menu, deeds), ...SHELL_PLACES.map((place) => itemOfCommand(place, deeds))] },
    ...sections.map((section) => ({ key: section, label: section, items: itemsOf(section) })),
    { key: 'companies', label: 'Your companies', items: companiesOf(facts, deeds) },
    { key: 'people', label: `People of ${facts.company.name}`, items: peopleOf(facts, deeds) },
    {
      key: 'actions', label: ACTIONS,
      items: [...SHELL_COMMANDS.filter((one) => isFor(one, facts)).map((one) => itemOfCommand(one, deeds)), ...itemsOf(ACTIONS)],
    },
  ];
}

function pagesOf(menu: readonly RemoteMenuEntry[], { act }: PaletteDeeds): PaletteItem[] {
  return menu.flatMap(({ id, label, icon, path, children, go }) => [
    {
      key: id, label, icon: menuIcon(icon), keywords: path === HOME ? ['home', 'start'] : [],
      ...(go !== undefined && { shortcut: `g ${go}` }),
      onSelect: () => act({ to: path }),
    },
    ...(children ?? []).map((child) => ({
      key: child.path, label: child.label, icon: menuIcon(icon), hint: label, onSelect: () => act({ to: child.path }),
    })),
  ]);
}

function itemOfCommand({ key, label, icon, keywords, shortcut, deed }: ShellCommand, { act }: PaletteDeeds): PaletteItem {
  return { key, label, icon, keywords, ...(shortcut !== undefined && { shortcut }), onSelect: () => act(deed) };
}

function itemOfLine({ id, label, path, slot, hint, keywords, icon }: RemoteLine, { act, openSlot }: PaletteDeeds): PaletteItem {
  return {
    key: id, label, ...(icon && { icon }), ...(hint !== undefined && { hint }), keywords: keywords ?? [],
    onSelect: () => (path === undefined ? openSlot(slot ?? '') : act({ to: path })),
  };
}

/** All of one's companies, so that each can be found by its name; the present one says so. */
function companiesOf({ me, company }: PaletteFacts, { act, makeCurrent }: PaletteDeeds): PaletteItem[] {
  return me.companies.map(({ id, name }) => ({
    key: id, label: name, icon: CompassIcon, hint: id === company.id ? 'Current' : 'Make Current', keywords: ['switch company'],
    onSelect: () => (id === company.id ? act({ dialog: { name: 'company-drawer' } }) : makeCurrent(id)),
  }));
}

/**
 * A person leads to the conversation with them; oneself to the own profile. While nothing published opens conversations, the team page has
 * them.
 */
function peopleOf({ team, me, openers }: PaletteFacts, { act }: PaletteDeeds): PaletteItem[] {
  if (!team) return [];
  const members = team.members.flatMap(({ user, isAccepted, position }) => (user && isAccepted ? [{ user, what: position }] : []));
  return [{ user: team.owner, what: 'Owner' }, ...members].map(({ user, what }) => {
    const isOwn = user.id === me.user.id;
    const to = isOwn ? settingsPath('profile') : openPath(openers, 'conversation', { id: user.id, name: fullName(user) }) ?? '/app/team';
    return { key: user.id, label: personName(user), icon: UserIcon, hint: isOwn ? 'You' : what, onSelect: () => act({ to }) };
  });
}

function isFor({ who }: ShellCommand, { isManager, company }: PaletteFacts): boolean {
  if (who === undefined) return true;
  return isManager && (who === 'manager' || (company.plan.name === 'Free' && !company.plan.trialUsed));
}
