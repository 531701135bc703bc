import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { moduleProblems } from '../releases/release-problems.mjs';
import { remoteFolders } from '../workspaces.mjs';
import { contractRules } from './contract-rules.mjs';
import { readModule } from './read-module.mjs';

let base;
beforeAll(() => { base = mkdtempSync(join(tmpdir(), 'effects-')); });
afterAll(() => rmSync(base, { recursive: true, force: true }));

async function factsOf(source) {
  mkdirSync(join(base, 'mfe-garden', 'src'), { recursive: true });
  writeFileSync(join(base, 'mfe-garden', 'src', 'remote.tsx'), `export const contract = '1.0'; export const slots = {};\n${source}`);
  return readModule('mfe-garden', base);
}

it.each([
  ['nothing', 'const listener = () => window.addEventListener("resize", listener);', []],
  ['a listener', 'window.addEventListener("resize", () => {}); document.addEventListener("keydown", () => {});', [
    'listens to keydown of the document', 'listens to resize of the window',
  ]],
  ['a global', '(window as any).garden = 1;', ['sets the global garden']],
  ['a style', 'document.head.append(document.createElement("style"));', ['brings a style of its own']],
  ['the page', 'document.body.append("Hello");', ['changes the page']],
  ['the history', 'history.pushState(null, "", "/garden");', ['changes the history by pushState']],
  ['an interval', 'setInterval(() => {}, 1_000);', ['starts an interval']],
])('a module that is evaluated is seen to touch %s', async (_what, source, effects) => {
  const facts = await factsOf(source);
  expect(facts.effects).toEqual(effects);
  const rules = await contractRules();
  expect(moduleProblems({ contract: '1.0', pages: [], slots: [] }, facts, rules)).toEqual(
    effects.map((effect) => `its module ${effect} before anybody has asked for it`),
  );
});

describe('the history is the shell’s', () => {
  /** Words that take the address from who it belongs to; a remote has `shell.nav`. */
  const takes = /\bhistory\.(?:pushState|replaceState|back|go|forward)\b|\b(?:BrowserRouter|createBrowserRouter|createHashRouter)\b|'popstate'/;
  const sources = (folder) => readdirSync(join(root, folder, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

  it.each([...remoteFolders(), 'client-kit', 'shared-ui'])('and %s leaves it alone', (folder) => {
    expect(sources(folder).filter((file) => takes.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('and who takes it is found', () => {
    expect(['history.pushState(null, "", "/x")', 'createBrowserRouter([])', "window.addEventListener('popstate', f)"].every((line) => takes.test(line)))
      .toBe(true);
  });
});
