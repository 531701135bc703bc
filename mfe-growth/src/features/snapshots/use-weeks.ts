import { useSearchParams } from 'react-router';

export interface ChosenWeeks { before: string | null; after: string | null }

/** The two weeks that are laid side by side: those that the address names, else the newest and the one before it. */
export function useWeeks(known: readonly string[]): [ChosenWeeks, (change: Partial<ChosenWeeks>) => void] {
  const [search, setSearch] = useSearchParams();
  const named = (name: string) => known.find((week) => week === search.get(name));
  const chosen = { after: named('after') ?? known[0] ?? null, before: named('before') ?? known[1] ?? null };
  const choose = (change: Partial<ChosenWeeks>) => {
    const next = new URLSearchParams(search);
    for (const [name, week] of Object.entries({ ...chosen, ...change })) if (week !== null) next.set(name, week);
    setSearch(next, { replace: true });
  };
  return [chosen, choose];
}
