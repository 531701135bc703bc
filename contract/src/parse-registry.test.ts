import { parseManifest } from './parse-manifest';
import { parseRegistry } from './parse-registry';

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
const vision = { id: 'module:vision', label: 'Vision', path: '/app/growth-framework/foundation?module=vision', keywords: ['future'] };
const notes = { id: 'notes', label: 'Notes', icon: 'notes', slot: 'notes@1', order: 10 };
const withRemote = (change: object) => ({ schema: 1, remotes: [{ ...growth, ...change }] });

describe('parseRegistry', () => {
  it('takes what a release writes', () => {
    expect(parseRegistry({ schema: 1, remotes: [growth] })).toEqual({ schema: 1, remotes: [growth] });
  });

  it('takes lines of the search and what a remote opens, and remotes of before there were any', () => {
    const more = {
      palette: [vision, { id: 'notes', label: 'Notes', slot: 'notes@1' }],
      openers: [{ thing: 'channel', path: '/app/growth-framework/x?channel={name}-{id}' }],
    };
    expect(parseRegistry(withRemote(more)).remotes).toEqual([{ ...growth, ...more }]);
    expect(parseRegistry(withRemote({})).remotes[0]).not.toHaveProperty('palette');
  });

  it('takes tools, lists of keys, counts, letters and places', () => {
    const more = {
      slots: [{ name: 'notes@1', place: 'foot' }],
      menu: [{ ...growth.menu[0], badge: 'tasks', go: 'h', children: [{ label: 'Own', path: '/app/growth-framework/own', badge: 'own' }] }],
      tools: [notes, { ...notes, id: 'more', key: 'm', badge: 'more', inTitle: true, phone: false }],
      keys: [{ heading: 'Growth', rows: [{ label: 'Save now', keys: ['Mod+Enter'] }] }],
    };
    expect(parseRegistry(withRemote(more))).toEqual({ schema: 1, remotes: [{ ...growth, ...more }] });
  });

  it('takes a page that is public; a manifest from before says nothing of it, and its pages need a sign-in', () => {
    const pages = [{ path: '/app/share', title: 'Shared plan', access: 'public' }];
    expect(parseRegistry(withRemote({ pages })).remotes[0]?.pages).toEqual(pages);
    expect(parseRegistry(withRemote({})).remotes[0]?.pages[0]).not.toHaveProperty('access');
    expect(parseRegistry(withRemote({ pages: [{ ...pages[0], access: 'everybody' }] })).remotes[0]?.pages).toEqual([]);
  });

  it('takes the area of a page; a manifest from before says nothing of it', () => {
    const pages = [{ path: '/app/slack', title: 'Slack', area: 'business' }];
    expect(parseRegistry(withRemote({ pages })).remotes[0]?.pages).toEqual(pages);
    expect(parseRegistry(withRemote({})).remotes[0]?.pages[0]).not.toHaveProperty('area');
    expect(parseRegistry(withRemote({ pages: [{ ...pages[0], area: 'somewhere' }] })).remotes[0]?.pages).toEqual([]);
  });

  it('takes the room that a slot wants beside the page', () => {
    expect(parseRegistry(withRemote({ slots: [{ name: 'notes@1', beside: 400 }, { name: 'drawer@1' }] })).remotes[0]?.slots)
      .toEqual([{ name: 'notes@1', beside: 400 }, { name: 'drawer@1' }]);
    expect(parseRegistry(withRemote({ slots: [{ name: 'notes@1', beside: 4000 }] })).remotes[0]?.slots).toEqual([]);
  });

  it('takes what a canary brings, as carefully as what is live', () => {
    const canary = {
      version: '2.0.0', entry: '/remotes/growth/2.0.0/mf-manifest.json', integrity: growth.integrity, contract: '1.9', percent: 10,
      manifest: { pages: [{ path: '/app/new', title: 'New' }, { path: 'javascript:alert(1)', title: 'Bad' }], slots: [], menu: [] },
    };
    const registry = parseRegistry(withRemote({ canary }));
    expect(registry.remotes[0]?.canary?.manifest?.pages).toEqual([{ path: '/app/new', title: 'New' }]);
    expect(registry.left).toHaveLength(1);
  });

  it('takes a canary', () => {
    const canary = {
      version: '1.1.0-ffffffff',
      entry: '/remotes/growth/1.1.0-ffffffff/mf-manifest.json',
      integrity: `sha384-${'B'.repeat(64)}`,
      contract: '1.0',
      percent: 10,
    };
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
  ])('refuses %s: that is no registry', (_, value, message) => {
    expect(() => parseRegistry(value)).toThrow(message);
  });

  const fine = {
    ...growth,
    name: 'fine',
    pages: [{ path: '/app/fine', title: 'Fine' }],
    slots: [{ name: 'fine@1' }],
    menu: [{ ...growth.menu[0], id: 'fine', path: '/app/fine' }],
  };

  it.each([
    ['null', null, 'number 1', 'the whole remote: remote should be an object'],
    ['a name that is a path', { ...growth, name: '../x' }, 'number 1', 'the whole remote: remote.name should be a remote name'],
    ['a version that is a path', { ...growth, version: '../../x' }, 'growth', 'the whole remote: remote.version should be a version'],
    ['a contract without a minor', { ...growth, contract: '1' }, 'growth', 'the whole remote: remote.contract'],
    ['an entry that is a script', { ...growth, entry: 'javascript:alert(1)' }, 'growth', 'the whole remote: remote.entry'],
    ['an entry on another host without a protocol', { ...growth, entry: '//evil.test/x' }, 'growth', 'the whole remote: remote.entry'],
    ['no integrity', { ...growth, integrity: '' }, 'growth', 'the whole remote: remote.integrity'],
    [
      'an integrity of its manifest that is none',
      { ...growth, manifestIntegrity: 'yes' },
      'growth',
      'the whole remote: remote.manifestIntegrity',
    ],
    ['pages that are no list', { ...growth, pages: {} }, 'growth', 'the whole remote: pages should be a list'],
  ])('leaves out a remote with %s, tells it, and takes the others', (_, remote, name, reason) => {
    const { remotes, left } = parseRegistry({ schema: 1, remotes: [remote, fine] });
    expect(remotes).toEqual([fine]);
    expect(left).toEqual([{ name, version: expect.any(String) as string, reason: expect.stringContaining(reason) as string }]);
  });

  it.each([
    [
      'a page that leads elsewhere',
      { pages: [{ path: 'https://evil.test', title: 'X' }, ...growth.pages] },
      'pages[0].path should be a path of the product',
    ],
    ['a slot without its version', { slots: [{ name: 'notes' }, ...growth.slots] }, 'slots[0].name should be name@major'],
    [
      'an order that is text',
      { menu: [{ ...growth.menu[0], id: 'other', order: '10' }, ...growth.menu] },
      'menu[0].order should be a whole number from -1000 to 1000',
    ],
    [
      'an area of a newer contract',
      { menu: [{ ...growth.menu[0], id: 'other', area: 'moon' }, ...growth.menu] },
      'menu[0].area should be one of business, community',
    ],
    ['a canary for more than everybody', { canary: { ...growth, percent: 101 } }, 'canary.percent should be a whole number from 0 to 100'],
    ['a page of the shell', { pages: [...growth.pages, { path: '/app/team/', title: 'X' }] }, 'page /app/team/: /app/team is the shell’s'],
    [
      'a page below one of the shell',
      { pages: [...growth.pages, { path: '/auth/login', title: 'X' }] },
      'page /auth/login: /auth is the shell’s',
    ],
    [
      'a page that holds those of the shell',
      { pages: [...growth.pages, { path: '/app', title: 'X' }] },
      'page /app: /app/team is the shell’s',
    ],
    ['the first page', { pages: [...growth.pages, { path: '/', title: 'X' }] }, 'page /: / is the shell’s'],
    ['one page twice', { pages: [...growth.pages, ...growth.pages] }, 'page /app/growth-framework: /app/growth-framework is growth’s'],
    [
      'a menu entry that leads to the shell',
      { menu: [...growth.menu, { ...growth.menu[0], id: 'x', path: '/app/company' }] },
      'menu entry x: /app/company is the shell’s',
    ],
    [
      'a line of the search that leads nowhere',
      { palette: [{ id: 'x', label: 'X' }, vision] },
      'palette[0] should be an entry that leads somewhere',
    ],
    [
      'a line that leads out of the product',
      { palette: [{ ...vision, path: 'https://evil.test' }, vision] },
      'palette[0].path should be a path of the product with its query',
    ],
    [
      'a line that leads to the shell',
      { palette: [{ ...vision, id: 'x', path: '/app/team?a=b' }, vision] },
      'line of the search x: /app/team?a=b is the shell’s',
    ],
    ['a line twice', { palette: [vision, vision] }, 'line of the search module:vision: growth has it'],
    [
      'an opener of something of a newer contract',
      { palette: [vision], openers: [{ thing: 'dream', path: '/app/growth-framework' }] },
      'openers[0].thing should be one of',
    ],
    ['a menu id twice', { menu: [...growth.menu, ...growth.menu] }, 'menu entry growth: growth has one of this id'],
  ])('leaves out of a remote %s, and no more', (_, change, reason) => {
    const { remotes, left } = parseRegistry(withRemote(change));
    expect(remotes).toEqual([
      { ...growth, ...('palette' in change && { palette: [vision] }), ...('openers' in change && { openers: [] }) },
    ]);
    expect(left).toEqual([{ name: 'growth', version: growth.version, reason: expect.stringContaining(reason) as string }]);
  });

  it('draws a plain icon for one that is not known, and tells it', () => {
    const { remotes, left } = parseRegistry(withRemote({ menu: [{ ...growth.menu[0], icon: 'skull' }] }));
    expect(remotes[0]?.menu).toEqual([{ ...growth.menu[0], icon: 'overview' }]);
    expect(left?.[0]?.reason).toBe('menu[0].icon: "skull" is not known here, so a plain one is drawn');
    expect(parseRegistry(withRemote({ tools: [{ ...notes, icon: 'skull' }] })).remotes[0]?.tools).toEqual([{ ...notes, icon: 'overview' }]);
  });

  it.each([
    ['a tool without a slot', { slot: 'notes' }, 'tools[1].slot should be name@major'],
    ['a tool twice', {}, 'tool notes: growth has it'],
    ['a key that is no letter', { id: 'x', key: 'Enter' }, 'tools[1].key should be a small letter'],
    ['a count whose key is none', { id: 'x', badge: 'A b' }, 'tools[1].badge should be the key of a count'],
  ])('leaves out of the tools %s, and no more', (_, change, reason) => {
    const { remotes, left } = parseRegistry(withRemote({ tools: [notes, { ...notes, ...change }] }));
    expect(remotes[0]?.tools).toEqual([notes]);
    expect(left?.map((one) => one.reason)).toEqual([reason]);
  });

  it('leaves a letter to whoever was first, `g` and what leads to the settings to the shell; the rest of the tool or entry stands', () => {
    const first = { ...growth, tools: [{ ...notes, key: 'n' }, { ...notes, id: 'go', key: 'g' }], menu: [{ ...growth.menu[0], go: 'h' }] };
    const lost = { ...fine, name: 'lost', pages: [], slots: [], menu: [{ ...fine.menu[0], id: 'lost', path: '/app/lost', go: 's' }] };
    const late = { ...fine, tools: [{ ...notes, id: 'late', key: 'n' }], menu: [{ ...fine.menu[0], go: 'h' }] };
    const { remotes, left } = parseRegistry({ schema: 1, remotes: [first, late, lost] });
    expect(remotes.slice(0, 2)).toEqual([
      { ...first, tools: [{ ...notes, key: 'n' }, { ...notes, id: 'go' }] }, { ...fine, tools: [{ ...notes, id: 'late' }] },
    ]);
    expect(left?.map(({ reason }) => reason)).toEqual([
      'letter g of tool go: it is the shell’s', 'letter h of menu entry fine: it is growth’s', 'letter n of tool late: it is growth’s',
      'letter s of menu entry lost: it is the shell’s',
    ]);
  });

  it.each([
    [
      'its path',
      { pages: [{ path: '/app/growth-framework', title: 'X' }] },
      'page /app/growth-framework: /app/growth-framework is growth’s',
    ],
    [
      'a path below it',
      { pages: [{ path: '/app/growth-framework/foundation', title: 'X' }] },
      'page /app/growth-framework/foundation: /app/growth-framework is growth’s',
    ],
    ['its slot', { slots: [{ name: 'notes@1' }] }, 'slot notes@1: it is growth’s'],
    ['its menu id', { menu: [{ ...fine.menu[0], id: 'growth' }] }, 'menu entry growth: growth has one of this id'],
    [
      'a menu entry that leads to it',
      { menu: [{ ...fine.menu[0], path: '/app/growth-framework' }] },
      'menu entry fine: /app/growth-framework is growth’s',
    ],
  ])('leaves whoever was first %s', (_, change, reason) => {
    const late = { ...fine, name: 'late', pages: [], slots: [], menu: [], ...change };
    expect(parseRegistry({ schema: 1, remotes: [growth, late] })).toEqual({
      schema: 1,
      remotes: [growth, { ...late, pages: [], slots: [], menu: [] }],
      left: [{ name: 'late', version: growth.version, reason }],
    });
  });

  it('lets nobody put a page around another’s', () => {
    const around = { ...fine, pages: [{ path: '/app/growth-framework', title: 'X' }] };
    const inside = { ...growth, pages: [{ path: '/app/growth-framework/foundation', title: 'Y' }], menu: [] };
    expect(parseRegistry({ schema: 1, remotes: [inside, around] }).left?.map(({ reason }) => reason)).toEqual([
      'page /app/growth-framework: /app/growth-framework/foundation is growth’s',
    ]);
  });

  it('lets a remote have a page below its own, and a path that only begins like another’s', () => {
    const own = { ...growth, pages: [...growth.pages, { path: '/app/growth-framework/foundation', title: 'Foundation' }] };
    const alike = { ...fine, pages: [{ path: '/app/growth-framework-2', title: 'X' }], menu: [] };
    expect(parseRegistry({ schema: 1, remotes: [own, alike] })).toEqual({ schema: 1, remotes: [own, alike] });
  });

  it('leaves out children of a menu entry that lead to another’s page', () => {
    const entry = {
      ...fine.menu[0],
      children: [
        { label: 'Own', path: '/app/fine/own' },
        { label: 'Foundation', path: '/app/growth-framework/foundation' },
      ],
    };
    const { remotes } = parseRegistry({ schema: 1, remotes: [{ ...fine, menu: [entry] }, growth] });
    expect(remotes[0]?.menu[0]?.children).toEqual([{ label: 'Own', path: '/app/fine/own' }]);
  });

  it('takes the first of two remotes of one name', () => {
    const parsed = parseRegistry({ schema: 1, remotes: [growth, { ...growth, version: '2.0.0-0a1b2c3d' }] });
    expect(parsed).toEqual({
      schema: 1,
      remotes: [growth],
      left: [{ name: 'growth', version: '2.0.0-0a1b2c3d', reason: 'the whole remote: another one has its name' }],
    });
  });

  it('hands on what the server has left out already, once', () => {
    const once = parseRegistry({ schema: 1, remotes: [growth, null] });
    expect(parseRegistry(JSON.parse(JSON.stringify(once)))).toEqual(once);
    expect(parseRegistry({ schema: 1, remotes: [growth], left: [{ name: 5 }] })).toEqual({ schema: 1, remotes: [growth] });
    expect(parseRegistry({ schema: 1, remotes: [growth], left: 'damaged' })).toEqual({ schema: 1, remotes: [growth] });
  });
});

it('reads whose a remote is, and goes on without where that cannot be read', () => {
  const owner = { squad: 'Growth', contact: 'growth@heartwood.example' };
  expect(parseRegistry({ schema: 1, remotes: [{ ...growth, owner }] })).toEqual({ schema: 1, remotes: [{ ...growth, owner }] });
  expect(parseRegistry({ schema: 1, remotes: [{ ...growth, owner: { squad: 5 } }] })).toEqual({
    schema: 1, remotes: [growth],
    left: [{ name: 'growth', version: growth.version, reason: expect.stringContaining('owner') as string }],
  });
});

it('says which version it has in place of what is live', () => {
  const preview = { name: 'growth', version: '2.0.0-a' };
  expect(parseRegistry({ schema: 1, remotes: [growth], preview })).toEqual({ schema: 1, remotes: [growth], preview });
  expect(parseRegistry({ schema: 1, remotes: [growth], preview: 'all' })).toEqual({ schema: 1, remotes: [growth] });
});

describe('parseManifest', () => {
  it('checks a manifest before it is published', () => {
    const { name, contract, pages, slots, menu } = growth;
    expect(parseManifest({ name, contract, pages, slots, menu })).toEqual({ name, contract, pages, slots, menu });
    const tour = [{ target: 'vision', path: '/app/growth-framework/foundation?module=vision' }];
    expect(parseManifest({ name, contract, pages, slots, menu, tour })).toEqual({ name, contract, pages, slots, menu, tour });
    expect(() => parseManifest({ name, contract, pages, slots, menu, tour: [{ target: '"]', path: '/' }] })).toThrow(
      'manifest.tour[0].target should be',
    );
    expect(() => parseManifest({ name, contract, pages: [], slots })).toThrow('manifest.menu should be a list');
    expect(() => parseManifest({ name, contract, pages, slots, menu: [{ ...menu[0], icon: 'skull' }] })).toThrow(
      'manifest.menu[0].icon should be one of layers',
    );
  });
});
