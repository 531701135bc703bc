import type { ManifestMenuEntry, RegistryRemote } from '@heartwood/contract';
import { canaryBucket, pickVersion, pickVersions } from './canary';
import { readDeployment, isStagingHost } from './deployment';
import { keepRegistry, readKeptRegistry } from './kept-registry';
import { areaOf, entryOf, menuOf } from './menu.model';
import { applyOverride, isOverrideAddress, readOverrides, writeOverrides } from './overrides';

const growth: RegistryRemote = {
  name: 'growth',
  contract: '1.0',
  version: '1.0.0-aaaaaaaa',
  entry: '/remotes/growth/1.0.0-aaaaaaaa/mf-manifest.json',
  integrity: `sha384-${'A'.repeat(64)}`,
  pages: [],
  slots: [],
  menu: [],
};

beforeEach(() => localStorage.clear());

describe('canary', () => {
  const canary = {
    version: '2.0.0-bbbbbbbb', entry: '/remotes/growth/2.0.0-bbbbbbbb/mf-manifest.json', integrity: `sha384-${'B'.repeat(64)}`,
    contract: '1.1', percent: 30,
  };

  it('stays with the bucket that was drawn once', () => {
    const drawn = canaryBucket('growth');
    expect(drawn).toBeGreaterThanOrEqual(0);
    expect(drawn).toBeLessThan(100);
    expect(Array.from({ length: 5 }, () => canaryBucket('growth'))).toEqual(Array(5).fill(drawn));
  });

  it('has a bucket of its own for each remote, and each percent is a percent', () => {
    const bucketsOf = (remote: string) => Array.from({ length: 100 }, (_, drawn) => {
      localStorage.setItem('heartwood-canary', String(drawn));
      return canaryBucket(remote);
    });
    const [growth, messaging] = [bucketsOf('growth'), bucketsOf('messaging')];
    expect(growth).not.toEqual(messaging);
    for (const buckets of [growth, messaging]) expect(new Set(buckets).size).toBe(100);
  });

  it.each([
    [0, '2.0.0-bbbbbbbb'], [29, '2.0.0-bbbbbbbb'], [30, '1.0.0-aaaaaaaa'], [99, '1.0.0-aaaaaaaa'],
  ])('bucket %i gets %s of a 30 %% canary', (bucket, version) => {
    expect(pickVersion({ ...growth, canary }, bucket).version).toBe(version);
  });

  it('takes the digest of its manifest from the version that is picked, or none', () => {
    const manifestIntegrity = `sha384-${'M'.repeat(64)}`;
    expect(pickVersion({ ...growth, manifestIntegrity, canary }, 0).manifestIntegrity).toBeUndefined();
    expect(pickVersion({ ...growth, canary: { ...canary, manifestIntegrity } }, 0).manifestIntegrity).toBe(manifestIntegrity);
    expect(applyOverride({ ...growth, manifestIntegrity }, { growth: '/x.json' }).manifestIntegrity).toBeUndefined();
  });

  it('is the person’s once it is known who that is, in every browser', () => {
    const ofPerson = (userId: string, drawn: number) => {
      localStorage.setItem('heartwood-canary', String(drawn));
      localStorage.setItem('heartwood-ui', JSON.stringify({ userId }));
      return canaryBucket('growth');
    };
    expect(ofPerson('0a000000-0000-4000-8000-000000000001', 3)).toBe(ofPerson('0a000000-0000-4000-8000-000000000001', 77));
    expect(ofPerson('0a000000-0000-4000-8000-000000000001', 3)).not.toBe(ofPerson('0a000000-0000-4000-8000-000000000002', 3));
  });

  it('brings its own pages, slots and menu, and those that it has no more are gone', () => {
    const entry = { id: 'new', label: 'New', icon: 'layers', path: '/app/new', area: 'business', order: 1 } as const;
    const manifest = { pages: [{ path: '/app/new', title: 'New' }], slots: [{ name: 'new@1' }], menu: [entry] };
    const old = { ...growth, pages: [{ path: '/app/old', title: 'Old' }], canary: { ...canary, manifest } };
    expect(pickVersion(old, 0)).toMatchObject({ name: 'growth', version: canary.version, contract: '1.1', ...manifest });
    expect(pickVersion(old, 99)).toMatchObject({ version: growth.version, pages: old.pages, menu: [] });
  });

  it('yields what another has by now', () => {
    const page = { path: '/app/new', title: 'New' };
    const mine = { ...growth, canary: { ...canary, manifest: { pages: [page, { path: '/app/mine', title: 'Mine' }], slots: [], menu: [] } } };
    const other = { ...growth, name: 'other', pages: [page] };
    const picked = pickVersions([mine, other], () => 0);
    expect(picked.map(({ name, pages }) => [name, pages.map(({ path }) => path)])).toEqual([['growth', ['/app/mine']], ['other', ['/app/new']]]);
  });

  it('takes entry, integrity and contract of the version that is picked', () => {
    expect(pickVersion({ ...growth, canary }, 0)).toEqual({
      ...growth, version: canary.version, entry: canary.entry, integrity: canary.integrity, contract: '1.1',
    });
  });
});

describe('kept registry', () => {
  it('is read as strictly as the server\'s', () => {
    keepRegistry({ schema: 1, remotes: [growth] });
    expect(readKeptRegistry()?.remotes).toEqual([growth]);
    localStorage.setItem('heartwood-registry', JSON.stringify({ schema: 1, remotes: [{ name: '../x' }, growth] }));
    expect(readKeptRegistry()?.remotes).toEqual([growth]);
    localStorage.setItem('heartwood-registry', '{"schema":2,"remotes":[]}');
    expect(readKeptRegistry()).toBeNull();
    localStorage.setItem('heartwood-registry', 'not json');
    expect(readKeptRegistry()).toBeNull();
  });
});

describe('overrides', () => {
  it('keep addresses alone and are gone with Reset', () => {
    writeOverrides({ growth: 'http://localhost:4360/mf-manifest.json' });
    expect(readOverrides()).toEqual({ growth: 'http://localhost:4360/mf-manifest.json' });
    localStorage.setItem('heartwood-remotes', '{"growth":"javascript:alert(1)","other":5}');
    expect(readOverrides()).toEqual({});
    writeOverrides({});
    expect(localStorage.getItem('heartwood-remotes')).toBeNull();
  });

  it.each([
    ['http://localhost:4360/mf-manifest.json', true],
    ['https://127.0.0.1:4360/some/mf-manifest.json', true],
    ['/remotes/growth/1.0.0-aaaaaaaa/mf-manifest.json', true],
    ['http://evil.example/mf-manifest.json', false],
    ['https://evil.example/mf-manifest.json', false],
    ['http://localhost.evil.example/mf-manifest.json', false],
    ['http://localhost:4360@evil.example/mf-manifest.json', false],
    ['//evil.example/mf-manifest.json', false],
    ['http://localhost:4360/remoteEntry.js', false],
    ['http://localhost:4360/other?/mf-manifest.json', false],
    ['javascript:alert(1)//mf-manifest.json', false],
    ['', false],
  ])('may lead to %s: %s', (address, may) => {
    expect(isOverrideAddress(address)).toBe(may);
    localStorage.setItem('heartwood-remotes', JSON.stringify({ growth: address }));
    expect(readOverrides()).toEqual(may ? { growth: address } : {});
  });

  it('change the entry and drop the integrity of that remote alone', () => {
    expect(applyOverride(growth, { growth: '/x.json' })).toMatchObject({ entry: '/x.json', version: 'override', integrity: '' });
    expect(applyOverride(growth, { other: '/x.json' })).toBe(growth);
  });
});

describe('deployment', () => {
  it('is closed when the page says nothing or nonsense', () => {
    expect(readDeployment(document)).toEqual({ remoteOverrides: false, stagingHosts: null, googleClientId: '', googleLibrary: '' });
    document.body.innerHTML = '<script type="application/json" id="heartwood-config">__DEPLOYMENT__</script>';
    expect(readDeployment(document).remoteOverrides).toBe(false);
    document.body.innerHTML = '<script type="application/json" id="heartwood-config">{"remoteOverrides":true,"stagingHosts":false,"googleClientId":"id","googleLibrary":"https://id.test/gsi/"}</script>';
    expect(readDeployment(document)).toEqual({
      remoteOverrides: true, stagingHosts: false, googleClientId: 'id', googleLibrary: 'https://id.test/gsi/',
    });
  });

  it.each([
    ['localhost', null, true], ['develop.heartwood.example', null, true], ['heartwood.example', null, false],
    ['heartwood.example', true, true], ['localhost', false, false],
  ])('staging on %s when the server says %s: %s', (host, said, staging) => {
    expect(isStagingHost(host, said)).toBe(staging);
  });
});

describe('menu', () => {
  const entry = (id: string, order: number, stagingOnly = false): ManifestMenuEntry => ({
    id, label: id, icon: 'layers', path: `/app/${id}`, area: 'business', order, ...(stagingOnly ? { stagingOnly } : {}),
  });
  const remotes = [{ ...growth, menu: [entry('b', 20), entry('s', 5, true)] }, { ...growth, name: 'other', menu: [entry('a', 10)] }];

  it('is in its order, across remotes, and knows who brought what', () => {
    expect(menuOf(remotes, true).map(({ id, remote }) => [id, remote])).toEqual([['s', 'growth'], ['a', 'other'], ['b', 'growth']]);
  });

  it('leaves away what is for staging hosts only', () => {
    expect(menuOf(remotes, false).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('belongs to a page by its entry, else by the area that the page names, else by the entries of the remote whose page it is', () => {
    const community = { ...entry('c', 30), area: 'community' as const };
    const below = { ...entry('d', 40), children: [{ label: 'Calendar', path: '/app/calendar' }] };
    const menu = menuOf([...remotes, { ...growth, name: 'people', menu: [community, below] }], true);
    const page = (path: string, remote: string, area?: 'business') => ({ path, title: 'Page', remote, ...(area && { area }) });
    const pages = [
      page('/app/profile', 'people'), page('/app/slack', 'people', 'business'), page('/app/log', 'none', 'business'),
      page('/app/bare', 'none'),
    ];
    const told = [
      ['/app/a/1', 'a', 'business'], ['/app/c', 'c', 'community'], ['/app/calendar/agenda', 'd', 'business'],
      ['/app/profile/user/1', 'c', 'community'], ['/app/slack', 'd', 'business'], ['/app/log', 's', 'business'],
      ['/app/bare', undefined, undefined], ['/app/settings/account', undefined, undefined],
    ];
    expect(told.map(([path = '']) => [path, entryOf(menu, pages, path)?.id, areaOf(menu, pages, path)])).toEqual(told);
    expect(areaOf([{ ...community, remote: 'people' }], pages, '/app/log')).toBe('business');
  });
});
