import { useUnit } from 'effector-react';
import { useEffect, useMemo } from 'react';
import { useQuery } from 'urql';
import { CommandPalette, rankGroups } from '@heartwood/shared-ui/palette';
import { dialogOpened } from '../dialogs/dialogs.model';
import { useMakeCurrent } from '../company/use-make-current';
import { CompanyTeamDocument } from '../generated/graphql';
import { nav } from '../navigation/nav';
import { $menu } from '../registry/menu.model';
import { $openers, $paletteLines } from '../registry/palette.model';
import { drafts } from '../session/browser-session';
import { logOut } from '../session/log-out';
import { useCurrentCompany } from '../session/current-company';
import { openSlot } from '../slots/open-slots.model';
import { useChooseTheme } from '../theme/use-choose-theme';
import { foundGroups } from './found-groups';
import { localGroups } from './local-groups';
import type { PaletteProps } from './palette-host';
import { noteUse, readUse } from './palette-use';
import type { Deed } from './shell-commands';
import { useFound } from './use-found';

const go = (path: string): void => nav.navigate(path);

/** Go to, modules, companies, people, what was written, and what can be done from anywhere. */
export function Palette({ typed, onType, isEnterHeld, onEnterUsed, openedFrom, onReady, onClose }: PaletteProps) {
  const { me, company, isManager } = useCurrentCompany();
  const used = useMemo(() => readUse(drafts), []);
  const chooseTheme = useChooseTheme(me);
  const { makeCurrent } = useMakeCurrent();
  const [menu, lines, openers] = useUnit([$menu, $paletteLines, $openers]);
  const [{ data, fetching }] = useQuery({ query: CompanyTeamDocument, variables: { companyId: company.id } });
  const { found, isAsking } = useFound(company.id, typed);
  const team = data?.team ?? null;

  const act = (deed: Deed): void => {
    if ('to' in deed) go(deed.to);
    else if ('dialog' in deed) dialogOpened(deed.dialog);
    else if ('theme' in deed) chooseTheme(deed.theme);
    else void logOut();
  };
  const local = localGroups(
    { menu, lines, openers, me, company, isManager, team },
    { act, openSlot: (name) => openSlot({ name, params: {} }), makeCurrent: (id) => void makeCurrent(id) },
  );
  const known = new Set(local.find(({ key }) => key === 'people')?.items.map(({ key }) => key));
  const groups = [...rankGroups(local, typed, used), ...foundGroups(found, { lines, openers, known, go })];
  const hasResults = groups.some(({ items }) => items.length > 0);
  // People are known with the team; what the server finds stands under all that is known here.
  const isEnterDue = isEnterHeld && !fetching && (hasResults || !isAsking);
  useEffect(() => {
    if (isEnterDue) onEnterUsed();
  }, [isEnterDue, onEnterUsed]);
  return (
    <CommandPalette
      open onClose={onClose} label="Search" placeholder="Search pages, people, actions and what was written"
      groups={groups} chooseFirst={isEnterDue} openedFrom={openedFrom} onReady={onReady}
      query={typed} onQueryChange={onType} onUse={(name) => noteUse(drafts, name, Date.now())}
      emptyText={isAsking ? 'Searching what was written …' : `Nothing fits “${typed.trim()}”.`}
    />
  );
}
