import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isLibraries, libraryLines, sizeOf } from './release-size.mjs';

it('weighs all of a version, and what goes first as it goes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'size-'));
  const exposes = [{ assets: { js: { sync: ['page.js'] }, css: { sync: [] } } }];
  const manifest = JSON.stringify({ exposes });
  for (const [file, text] of Object.entries({
    'remoteEntry.js': 'x'.repeat(100), 'remoteEntry.js.br': 'x'.repeat(40), 'page.js': 'y'.repeat(60), 'late.js': 'z'.repeat(1_000),
    'mf-manifest.json': manifest,
  })) writeFileSync(join(folder, file), text);
  expect(sizeOf(folder)).toEqual({ bytes: 1_160 + manifest.length, first: 100 });
  rmSync(folder, { recursive: true });
});

it('says who was built with which version, those first that differ', () => {
  const release = (name, version, libraries) => ({ name, version, libraries });
  expect(libraryLines({
    remotes: [{ name: 'growth', version: '1' }, { name: 'timeline', version: '1', canary: { version: '2' } }, { name: 'old', version: '1' }],
    releases: {
      growth: [release('growth', '1', { react: '19.3.1', yup: '1.7.1' })], old: [release('old', '1')],
      timeline: [release('timeline', '1', { react: '19.3.1' }), release('timeline', '2', { react: '19.3.1', yup: '1.8.0' })],
    },
  })).toEqual(['yup  1.7.1: growth; 1.8.0: timeline (canary)', 'react  19.3.1: growth, timeline, timeline (canary)']);
});

it.each([[undefined, true], [{ '@urql/core': '6.0.3' }, true], [{ 'a b': '1' }, false], [{ a: '<b>' }, false], [['a'], false], ['a', false]])(
  '%j is such a list: %s', (said, is) => expect(isLibraries(said)).toBe(is),
);
