import { parseManifest, parseRegistry } from './parse-registry';

const growth = {
  name: 'growth',
  contract: '1.0',
  version: '1.0.0-0a1b2c3d',
  entry: '/remotes/growth/1.0.0-0a1b2c3d/mf-manifest.json',
  integrity: `sha384-${'A'.repeat(64)}`,
  pages: [{ path: '/app/growth-framework', title: 'Growth Framework' }],
  slots: [{ name: 'notes@1' }],
  menu: [{ id: 'growth', label: 'Growth Framework', icon: 'layers', path: '/app/growth-framework', area: 'business', order: 10 }],
};
const withRemote = (change: object) => ({ schema: 1, remotes: [{ ...growth, ...change }] });

describe('parseRegistry', () => {
  it('takes what a release writes', () => {
    expect(parseRegistry({ schema: 1, remotes: [growth] })).toEqual({ schema: 1, remotes: [growth] });
  });

  it('takes a canary', () => {
    const canary = { version: '1.1.0-ffffffff', entry: '/remotes/growth/1.1.0-ffffffff/mf-manifest.json', integrity: `sha384-${'B'.repeat(64)}`, contract: '1.0', percent: 10 };
    expect(parseRegistry(withRemote({ canary })).remotes[0]?.canary).toEqual(canary);
  });

  it('leaves away what a newer registry may say more', () => {
    const parsed = parseRegistry({ schema: 1, history: [], remotes: [{ ...growth, weather: 'fine' }] });
    expect(parsed).toEqual({ schema: 1, remotes: [growth] });
  });

  it('takes a remote of another contract major: the shell says so in its place', () => {
    expect(parseRegistry(withRemote({ contract: '9.0' })).remotes[0]?.contract).toBe('9.0');
  });

  it.each([
    ['no object', 'hello', 'registry should be an object'],
    ['another schema', { schema: 2, remotes: [] }, 'registry.schema should be 1'],
    ['no list', { schema: 1, remotes: {} }, 'registry.remotes should be a list'],
    ['a name that is a path', withRemote({ name: '../x' }), 'registry.remotes[0].name'],
    ['a version that is a path', withRemote({ version: '../../x' }), 'registry.remotes[0].version'],
    ['a contract without a minor', withRemote({ contract: '1' }), 'registry.remotes[0].contract'],
    ['an entry that is a script', withRemote({ entry: 'javascript:alert(1)' }), 'registry.remotes[0].entry'],
    ['an entry on another host without a protocol', withRemote({ entry: '//evil.test/x' }), 'registry.remotes[0].entry'],
    ['no integrity', withRemote({ integrity: '' }), 'registry.remotes[0].integrity'],
    ['a page that leads elsewhere', withRemote({ pages: [{ path: 'https://evil.test', title: 'X' }] }), 'registry.remotes[0].pages[0].path'],
    ['a slot without its version', withRemote({ slots: [{ name: 'notes' }] }), 'registry.remotes[0].slots[0].name'],
    ['an icon that is not drawn', withRemote({ menu: [{ ...growth.menu[0], icon: 'skull' }] }), 'registry.remotes[0].menu[0].icon'],
    ['an order that is text', withRemote({ menu: [{ ...growth.menu[0], order: '10' }] }), 'registry.remotes[0].menu[0].order'],
    ['a canary for more than everybody', withRemote({ canary: { ...growth, percent: 101 } }), 'registry.remotes[0].canary.percent'],
    ['two remotes of one name', { schema: 1, remotes: [growth, { ...growth, pages: [] }] }, 'registry.remotes[1].name'],
    ['two remotes of one page', { schema: 1, remotes: [growth, { ...growth, name: 'other' }] }, 'registry.remotes[1].pages'],
  ])('refuses %s and names the place', (_, value, message) => {
    expect(() => parseRegistry(value)).toThrow(message);
  });
});

describe('parseManifest', () => {
  it('checks a manifest before it is published', () => {
    const { name, contract, pages, slots, menu } = growth;
    expect(parseManifest({ name, contract, pages, slots, menu })).toEqual({ name, contract, pages, slots, menu });
    expect(() => parseManifest({ name, contract, pages: [], slots })).toThrow('manifest.menu should be a list');
  });
});
