import { useEffect } from 'react';
import { dialogOpened } from '../dialogs/dialogs.model';
import { nav } from '../navigation/nav';
import { warmPalette } from '../palette/load-palette';
import { wanted } from '../plan/wanted';
import { $menu } from '../registry/menu.model';
import { events } from '../remotes/create-shell-for';
import { isLineDear, prefetch } from '../remotes/prefetch';
import { startRemotes } from '../remotes/start-remotes';
import { useCurrentCompany } from '../session/current-company';
import { followBadges } from './follow-badges';
import { useAfterPage } from './use-after-page';

/** Quiet time after which what the menu and the search key lead to is fetched ahead. */
const IDLE = 2_000;

/** What remotes ask of the shell, and what the shell does ahead for them. */
export function useShellEvents(): void {
  const isQuiet = useAfterPage(IDLE);
  const { company: { plan: { name, trialUsed } } } = useCurrentCompany();
  useEffect(() => {
    if (!isQuiet) return;
    for (const { remote } of $menu.getState()) prefetch(remote);
    if (!isLineDear()) warmPalette();
  }, [isQuiet]);
  useEffect(() => {
    startRemotes();
    const stops = [
      followBadges(events),
      events.on('team/invite', ({ email }) => dialogOpened({ name: 'invite', ...(email === undefined ? {} : { email }) })),
    ];
    return () => stops.forEach((stop) => stop());
  }, []);
  useEffect(() => events.on('plan/upgrade', ({ feature }) => {
    const shown = wanted({ name, trialUsed }, feature);
    if ('to' in shown) nav.navigate(shown.to);
    else dialogOpened(shown.dialog);
  }), [name, trialUsed]);
}
