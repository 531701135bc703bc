import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findFiles } from '../files/find-files.mjs';
import { root } from '../root.mjs';
import { workspaceFolders } from '../workspaces.mjs';

/** Set by a library on its own element. */
const LENT = /^--radix-/;

it('a custom property that is read without a fallback is one that somebody sets: of another the browser says nothing', () => {
  const texts = workspaceFolders().flatMap((folder) => findFiles(join(root, folder, 'src'), (path) => /(?<!\.test)\.tsx?$/.test(path)))
    .map((path) => [relative(root, path), readFileSync(path, 'utf8')]);
  const set = new Set(texts.flatMap(([, text]) => [...text.matchAll(/(--[a-z][a-z0-9-]*)['"]?\]?\s*:/g)].map(([, name]) => name)));
  const read = texts.flatMap(([path, text]) => [...text.matchAll(/var\((--[a-z][a-z0-9-]*)\)/g)].map(([, name]) => [path, name]));
  expect(read.length).toBeGreaterThan(500);
  expect(read.filter(([, name]) => !set.has(name) && !LENT.test(name)).map(([path, name]) => `${path}: ${name}`)).toEqual([]);
});
