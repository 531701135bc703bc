import type { ShellLocation } from '@heartwood/contract';
import { useReadable } from '@heartwood/contract/kit';
import { nav } from './nav';

export function useLocation(): ShellLocation {
  return useReadable(nav.location);
}

/** One value of the query. */
export function useQuery(name: string): string | null {
  return new URLSearchParams(useLocation().search).get(name);
}
