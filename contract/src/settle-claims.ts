import type { LeftOut } from './registry';
import type { ManifestMenuEntry, RemoteManifest } from './remote';
import { SHELL_PATHS } from './shell-paths';

type Claimant = RemoteManifest & { version: string };

/** Begins the keys that lead to a page; and the page of the shell that has one. */
const SHELL_LETTERS = { tool: 'g', go: 's' };

/**
 * Gives each path, slot, menu id, tool, letter, line of the search and kind of thing to one remote: to the shell what is
 * its own, else to whoever stands first in the list. Paths collide when one is the other, lies below it or holds it; nothing of a
 * remote may lead to another's page.
 * @returns the remotes with what is theirs, and what nobody gets
 */
export function settleClaims<T extends Claimant>(remotes: readonly T[]): { remotes: T[]; left: LeftOut[] } {
  const left: LeftOut[] = [];
  const tell = ({ name, version }: Claimant, reason: string): false => {
    left.push({ name, version, reason });
    return false;
  };

  const paths = SHELL_PATHS.map((path) => ({ path, owner: 'the shell' }));
  const withPages = remotes.map((remote) => ({
    ...remote,
    pages: remote.pages.filter(({ path }) => {
      const taken = paths.find((other) => (other.owner === remote.name ? bare(other.path) === bare(path) : overlap(other.path, path)));
      if (taken) return tell(remote, `page ${path}: ${taken.path} is ${taken.owner}’s`);
      paths.push({ path, owner: remote.name });
      return true;
    }),
  }));

  const slots = new Map<string, string>();
  const ids = new Map<string, string>();
  const lines = new Map<string, string>();
  const things = new Map<string, string>();
  const tools = new Map<string, string>();
  const toolLetters = new Map([[SHELL_LETTERS.tool, 'the shell']]);
  const goLetters = new Map([[SHELL_LETTERS.go, 'the shell']]);
  /** Whether a remote may have what others want too, and leads to its own with it. */
  const mayHave = (
    remote: T,
    taken: Map<string, string>,
    { name, what, path }: { name: string; what: string; path: string | undefined },
  ): boolean => {
    const owner = taken.get(name);
    if (owner) return tell(remote, `${what} ${name}: ${owner} has it`);
    const host = path === undefined ? undefined : leadsAway(remote, path.replace(/\?.*$/, ''));
    if (host) return tell(remote, `${what} ${name}: ${path} is ${host}’s`);
    taken.set(name, remote.name);
    return true;
  };
  /** What stays without its letter when somebody else has it. */
  const withLetter =
    <E extends { id: string }, K extends keyof E & string>(remote: T, taken: Map<string, string>, what: string, key: K) =>
    (entry: E): E => {
      const letter = entry[key];
      if (typeof letter !== 'string') return entry;
      const owner = taken.get(letter);
      if (!owner) taken.set(letter, remote.name);
      else tell(remote, `letter ${letter} of ${what} ${entry.id}: it is ${owner}’s`);
      if (!owner) return entry;
      const { [key]: _, ...rest } = entry;
      return rest as E;
    };
  const leadsAway = (remote: T, to: string): string | undefined =>
    paths.find(({ path, owner }) => owner !== remote.name && isWithin(path, to))?.owner;
  const settled = withPages.map((remote) => ({
    ...remote,
    slots: remote.slots.filter(({ name }) => {
      const owner = slots.get(name);
      if (owner) return tell(remote, `slot ${name}: it is ${owner}’s`);
      slots.set(name, remote.name);
      return true;
    }),
    menu: remote.menu.flatMap((entry): ManifestMenuEntry[] => {
      const owner = ids.get(entry.id);
      const host = leadsAway(remote, entry.path);
      if (owner) tell(remote, `menu entry ${entry.id}: ${owner} has one of this id`);
      else if (host) tell(remote, `menu entry ${entry.id}: ${entry.path} is ${host}’s`);
      if (owner || host) return [];
      ids.set(entry.id, remote.name);
      if (!entry.children) return [entry];
      const children = entry.children.filter(({ path }) => {
        const other = leadsAway(remote, path);
        return other ? tell(remote, `menu entry ${entry.id}: ${path} is ${other}’s`) : true;
      });
      return [{ ...entry, children }];
    }).map(withLetter(remote, goLetters, 'menu entry', 'go')),
    ...(remote.palette && {
      palette: remote.palette.filter(({ id, path }) => mayHave(remote, lines, { name: id, what: 'line of the search', path })),
    }),
    ...(remote.openers && {
      openers: remote.openers.filter(({ thing, path }) => mayHave(remote, things, { name: thing, what: 'opener', path })),
    }),
    ...(remote.tools && {
      tools: remote.tools
        .filter(({ id }) => mayHave(remote, tools, { name: id, what: 'tool', path: undefined }))
        .map(withLetter(remote, toolLetters, 'tool', 'key')),
    }),
  }));
  return { remotes: settled, left };
}

function overlap(one: string, other: string): boolean {
  return isWithin(one, other) || isWithin(other, one);
}

/** Whether `path` is `base` or lies below it. */
function isWithin(base: string, path: string): boolean {
  const [above, below] = [bare(base), bare(path)];
  return below === above || (above !== '' && below.startsWith(`${above}/`));
}

function bare(path: string): string {
  return path.replace(/\/+$/, '');
}
