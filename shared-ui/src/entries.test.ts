import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Every package that an entry reaches, by following its imports from file to file. */
function packagesOf(entry: string): Set<string> {
  const packages = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    const source = readFileSync(file, 'utf8');
    for (const [, clause = '', from = ''] of source.matchAll(/(?:import|export)\s([^;']*?)from '([^']+)'/g)) {
      if (clause.startsWith('type ')) continue;
      if (from.startsWith('.')) visit(resolve(dirname(file), from));
      else packages.add(from);
    }
  };
  visit(join(__dirname, entry));
  return packages;
}

function resolve(folder: string, path: string): string {
  const found = ['.ts', '.tsx', '/index.ts'].map((end) => join(folder, `${path}${end}`)).find((file) => existsSync(file));
  if (found === undefined) throw new Error(`${path} is not in ${folder}`);
  return found;
}

const heavy = /^(slate|moment|react-day-picker|@dnd-kit|cmdk)/;
const heavyOf = (entry: string) =>
  [...packagesOf(entry)].filter((name) => heavy.test(name)).map((name) => name.replace(/^(@dnd-kit|slate).*/, '$1'));

test.each([
  ['index.ts', []],
  ['rich-text/index.ts', []],
  ['mentions/index.ts', []],
  ['editor/index.ts', ['slate']],
  ['dates/index.ts', []],
  ['sortable/index.ts', ['@dnd-kit']],
  ['image-viewer/index.ts', []],
  ['palette/index.ts', ['cmdk']],
])('%s brings of the heavy libraries only %j', (entry, expected) => {
  expect([...new Set(heavyOf(entry))].sort()).toEqual(expected);
});

test('what the login page uses brings no layer code', () => {
  for (const file of [
    'controls/button.tsx',
    'controls/field.tsx',
    'controls/input.tsx',
    'progress/ring.tsx',
    'progress/logo.tsx',
    'feedback/toast.tsx',
    'surface/banner.tsx',
  ]) {
    expect([...packagesOf(file)].filter((name) => name.startsWith('@radix-ui'))).toEqual([]);
  }
});
