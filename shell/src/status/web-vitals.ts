import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { standingRemote } from './standing-remote';

type Name = Metric['name'];

/** What the server takes of how a page felt: ms, and the share that moved for CLS. Each is told once a load of the page. */
interface Vitals extends Partial<Record<Name, number>> { remote: string; version: string }

/** Best told when the page is left: until then they may grow. */
const GROWING: readonly Name[] = ['INP', 'CLS'];
const mostOf = (name: Name): number => (name === 'CLS' ? 10 : 60_000);

const latest = new Map<Name, { remote: string; version: string; value: number }>();
const told = new Set<Name>();

/** Whose page stood when it was last made worse is who it is told of. */
export function noteVital({ name, value }: Pick<Metric, 'name' | 'value'>): void {
  const standing = standingRemote();
  if (standing) latest.set(name, { ...standing, value });
}

/** Measures from the load of the page on, however late it is called. */
export function watchVitals(): void {
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(noteVital, { reportAllChanges: true });
}

/** What was not told yet; what may still grow only where the page is left. */
export function takeVitals(isLeft: boolean): Vitals[] {
  const taken = new Map<string, Vitals>();
  for (const [name, { remote, version, value }] of latest) {
    if (told.has(name) || (!isLeft && GROWING.includes(name))) continue;
    told.add(name);
    const key = `${remote} ${version}`;
    const vitals = taken.get(key) ?? { remote, version };
    vitals[name] = Math.min(Math.round(value * 1_000) / 1_000, mostOf(name));
    taken.set(key, vitals);
  }
  return [...taken.values()];
}
