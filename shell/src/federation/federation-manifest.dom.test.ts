import { entryOf, filesOf, ownRuntime, wantsOuterRuntime } from './federation-manifest';

test.each([
  [null, []],
  [{ metaData: { remoteEntry: { name: 'https://elsewhere.example/x.js' } }, exposes: 'none' }, []],
  [
    { metaData: { remoteEntry: { name: '../../other/remoteEntry.js' } }, exposes: [{ assets: { js: { sync: ['ok.js', 5, 'a/b.js'] } } }] },
    ['ok.js'],
  ],
])('files are taken from beside the manifest alone: %j', (given, files) => {
  expect(filesOf(given)).toEqual(files);
});

const address = '/remotes/growth/1.0.0/mf-manifest.json';

test('the entry lies beside the manifest, which names its container', () => {
  const manifest = { metaData: { globalName: 'growth_1', remoteEntry: { name: 'remoteEntry.js' } } };
  expect(entryOf(manifest, address)).toEqual({ entry: 'http://localhost/remotes/growth/1.0.0/remoteEntry.js', container: 'growth_1' });
});

test.each([
  [null], [{ metaData: { remoteEntry: { name: 'remoteEntry.js' } } }],
  [{ metaData: { globalName: 'growth_1' }, exposes: [{ assets: { js: { sync: ['a.js'] } } }] }],
])('what names no entry is no manifest: %j', (manifest) => {
  expect(() => entryOf(manifest, address)).toThrow('is no manifest of a remote');
});

test.each([
  ['of the page’s runtime brings none', ['remoteEntry.js', 'federation-2.9.2.js'], null],
  ['of another runtime brings that', ['remoteEntry.js', 'federation-2.8.0.js'], 'federation-2.8.0.js'],
  ['from before the runtime was lent has none beside it', ['remoteEntry.js', '82.js'], null],
])('a remote %s', (_, files, expected) => {
  expect(ownRuntime(files, (version) => version === '2.9.2')).toBe(expected);
});

test.each([
  ['brings a copy of its runtime', ['remoteEntry.js', 'federation-2.9.2.js'], false],
  ['brings that of another version', ['remoteEntry.js', 'federation-3.0.0-rc.1.js'], false],
  ['is from before remotes did', ['remoteEntry.js', '82.js'], true],
  ['lists nothing', [], true],
])('the page’s runtime is fetched for a container that %s: %j', (_, files, expected) => {
  expect(wantsOuterRuntime(files)).toBe(expected);
});
