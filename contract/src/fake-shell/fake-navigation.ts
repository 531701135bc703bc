import { createReadable } from '../readable';
import type { Navigation, ShellLocation } from '../shell';

export interface FakeNavigation {
  lent: Navigation;
  /** Every path that was asked for, in order; steps through history as numbers. */
  steps: (string | number)[];
  /** Whether a guard would ask now, with its message. */
  question(): string | null;
  /** The person goes somewhere by themselves (a link of the shell, the address bar). */
  goTo(path: string): void;
}

/** A history in memory; like the shell's, the location of a page holds still while the person is elsewhere. */
export function createFakeNavigation(basePath: string, start: string): FakeNavigation {
  const entries: ShellLocation[] = [locationOf(start, null, 0)];
  let index = 0;
  const location = createReadable<ShellLocation>(entries[0] ?? locationOf(start, null, 0));
  const guards = new Set<{ isDirty: () => boolean; message: string }>();
  const steps: (string | number)[] = [];

  function arrive(): void {
    const next = entries[index];
    if (next && (basePath === '' || next.pathname === basePath || next.pathname.startsWith(`${basePath}/`))) location.set(next);
  }

  function go(path: string, replace: boolean, state: unknown): void {
    const from = entries[index];
    const url = new URL(path, `http://fake.test${from ? from.pathname + from.search : '/'}`);
    const next = locationOf(url.pathname + url.search + url.hash, state, entries.length);
    if (replace) entries[index] = next;
    else {
      entries.splice(index + 1, entries.length, next);
      index += 1;
    }
    arrive();
  }

  return {
    steps,
    question: () => [...guards].find((guard) => guard.isDirty())?.message ?? null,
    goTo: (path) => go(path, false, null),
    lent: {
      basePath,
      location,
      navigate(to, options = {}) {
        steps.push(to);
        if (typeof to === 'string') go(to, options.replace ?? false, options.state ?? null);
        else {
          index = Math.min(entries.length - 1, Math.max(0, index + to));
          arrive();
        }
      },
      createHref: (to) => to,
      guard(isDirty, message) {
        const guard = { isDirty, message };
        guards.add(guard);
        return () => void guards.delete(guard);
      },
    },
  };
}

function locationOf(path: string, state: unknown, key: number): ShellLocation {
  const { pathname, search, hash } = new URL(path, 'http://fake.test');
  return { pathname, search, hash, state, key: `fake-${key}` };
}
