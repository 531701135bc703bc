import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

interface Floors { floors: { floor: number; parts: string[] }[]; readEachOther: [string, string][] }

const { floors, readEachOther } = JSON.parse(readFileSync(join(__dirname, 'floors.json'), 'utf8')) as Floors;
const parts = floors.flatMap((floor) => floor.parts);

const filesOf = (folder: string): string[] => readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (
  entry.isDirectory() ? filesOf(join(folder, entry.name)) : [join(folder, entry.name)]
));
const sources = filesOf(__dirname).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts')).map((file) => {
  const name = relative(__dirname, file);
  return { name, part: name.split('/')[0] ?? '', text: readFileSync(file, 'utf8') };
});

/** Which part a table belongs to. */
const owners = new Map(sources.filter(({ name }) => name.endsWith('.table.ts')).flatMap(({ part, text }) => (
  [...text.matchAll(/pgTable\('(\w+)'/g)].map(([, table = '']) => [table, part] as const)
)));

/** A part uses lower floors, and on its own floor those that are written before it. */
function mayUse(part: string, used: string): boolean {
  const both = readEachOther.some((pair) => pair.includes(part) && pair.includes(used));
  return both || parts.indexOf(used) <= parts.indexOf(part);
}

/** Words that say why may name what a part must not read. */
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

/** Names that stand where a statement names its tables. */
function tablesNamed(text: string): string[] {
  const lists = withoutComments(text).matchAll(/\b(?:from|join|update|into|using)\s+(?=(\w+(?:\s+\w+)?(?:\s*,\s*\w+(?:\s+\w+)?)*))/g);
  return [...lists].flatMap(([, list = '']) => list.split(',').map((item) => item.trim().split(/\s+/)[0] ?? ''));
}

function partsImported(text: string): string[] {
  return [...text.matchAll(/from '(?:\.\.\/)+([\w-]+)(?:\/[^']*)?'/g)].map(([, part = '']) => part);
}

const violations = (named: (text: string) => { what: string; part: string | undefined }[]) => sources
  .filter(({ name, part }) => !name.endsWith('.table.ts') && parts.includes(part))
  .flatMap(({ name, part, text }) => named(text).flatMap((use) => (
    use.part === undefined || mayUse(part, use.part) ? [] : [`${name} uses ${use.what} of ${use.part}`]
  )));

describe('the floors of the API', () => {
  it('have a place for every part', () => {
    const folders = readdirSync(__dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map((entry) => entry.name);
    expect([...parts].sort()).toEqual(folders.sort());
  });

  it('know whose each table is', () => {
    expect(Object.fromEntries(owners)).toMatchObject({
      users: 'identity', company: 'company', milestone: 'timeline', chat_presence: 'presence',
    });
  });

  it('read the tables of a statement', () => {
    expect(tablesNamed('select a from users u, team_member\n  join company c on true /* from message */ where exists (select from skill)'))
      .toEqual(['users', 'team_member', 'company', 'skill']);
    expect(tablesNamed('with x as (update channel set a = 1) insert into message (id) delete from file using partner p'))
      .toEqual(['channel', 'message', 'file', 'partner']);
  });

  it('let SQL name only tables of its own or of lower floors', () => {
    expect(violations((text) => tablesNamed(text).map((what) => ({ what, part: owners.get(what) })))).toEqual([]);
  });

  it('let a part import only from lower floors', () => {
    expect(violations((text) => partsImported(text).filter((part) => parts.includes(part)).map((part) => ({ what: 'an import', part }))))
      .toEqual([]);
  });
});
