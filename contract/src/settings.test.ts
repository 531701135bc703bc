import { parseManifest } from './parse-manifest';
import { parseRegistry } from './parse-registry';

const manifest = { name: 'growth', contract: '1.10', pages: [], slots: [], menu: [] };
const setting = { name: 'mapTiles', type: 'address', about: 'Where maps come from', required: true };
const remote = { ...manifest, version: '1.0.0', entry: '/remotes/growth/1.0.0/mf-manifest.json', integrity: 'sha384-AAAA' };

it('a manifest says which values it wants of each deployment', () => {
  const settings = [setting, { name: 'nearby', type: 'number', about: 'km', otherwise: 20 }];
  expect(parseManifest({ ...manifest, settings })).toEqual({ ...manifest, settings });
});

it.each([
  ['a name of two words', { ...setting, name: 'map tiles' }], ['a type that nobody knows', { ...setting, type: 'secret' }],
  ['what counts otherwise of another type', { ...setting, type: 'number', otherwise: '20' }], ['no words', { ...setting, about: '' }],
  ['an object', { ...setting, otherwise: {} }],
])('a setting with %s is refused', (_what, wrong) => {
  expect(() => parseManifest({ ...manifest, settings: [wrong] })).toThrow('manifest.settings');
});

it('one name has one setting, and a remote has twenty', () => {
  expect(() => parseManifest({ ...manifest, settings: [setting, setting] })).toThrow('mapTiles');
  const many = Array.from({ length: 21 }, (_, at) => ({ ...setting, name: `value${at}` }));
  expect(() => parseManifest({ ...manifest, settings: many })).toThrow('at most 20');
});

it('the registry has the values of the live version and of the canary', () => {
  const { integrity, contract } = remote;
  const canary = { version: '2', entry: '/remotes/growth/2/mf-manifest.json', integrity, contract, percent: 10, values: { nearby: 5 } };
  const said = { ...remote, values: { mapTiles: '/tiles', nearby: 20, beta: false }, canary };
  expect(parseRegistry({ schema: 1, remotes: [said] })).toEqual({ schema: 1, remotes: [said] });
});

it('values that are none leave the remote out, as every head of a remote that cannot be read', () => {
  expect(parseRegistry({ schema: 1, remotes: [{ ...remote, values: ['a'] }] })).toMatchObject({ remotes: [], left: [{ name: 'growth' }] });
});
