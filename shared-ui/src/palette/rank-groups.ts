import { FIT, fitOf } from './match-text';
import { nameOfItem, type PaletteGroup, type PaletteItem, type PaletteUse } from './palette-item';

const MOST_RECENT = 5;

/** Which items fit what was typed, the best first: by the fit, then by use, then as given. A group stands where its best item puts it. */
export function rankGroups(groups: readonly PaletteGroup[], typed: string, used: PaletteUse = {}): PaletteGroup[] {
  if (typed.trim() === '') return [recentOf(groups, used), ...groups].filter(({ items }) => items.length > 0);
  const rated = groups.map((group) => ({
    group,
    items: group.items
      .map((item) => ({ item, fit: fitOf(typed, item.label, item.keywords), times: used[nameOfItem(group, item)]?.times ?? 0 }))
      .filter(({ fit }) => fit > FIT.none),
  }));
  // Scattered letters are a last resort: beside a word that fits they are noise.
  const hasWord = rated.some(({ items }) => items.some(({ fit }) => fit > FIT.letters));
  return rated
    .map(({ group, items }) => ({ group, items: items.filter(({ fit }) => !hasWord || fit > FIT.letters).sort(byFit) }))
    .flatMap(({ group, items: [best, ...others] }) => (best ? [{ group, best, items: [best, ...others] }] : []))
    .sort((one, other) => byFit(one.best, other.best))
    .map(({ group, items }) => ({ ...group, items: items.map(({ item }) => item) }));
}

interface Rated { item: PaletteItem; fit: number; times: number }

const byFit = (one: Rated, other: Rated): number => other.fit - one.fit || other.times - one.times;

function recentOf(groups: readonly PaletteGroup[], used: PaletteUse): PaletteGroup {
  const items = groups
    .flatMap((group) => group.items.map((item) => ({ item, at: used[nameOfItem(group, item)]?.at ?? 0 })))
    .filter(({ at }) => at > 0)
    .sort((one, other) => other.at - one.at)
    .slice(0, MOST_RECENT)
    .map(({ item }) => item);
  return { key: 'recent', label: 'Recent', items };
}
