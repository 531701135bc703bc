import { openApp, test } from '../../fixtures/fixture-test';
import { expect } from '../fixture';

type Libraries = Record<string, unknown>;

/** What the federation runtime keeps of the page: by library and version, who brought it and who took it. */
interface Federation {
  __INSTANCES__: {
    name: string; shareScopeMap: { default: Record<string, Record<string, { from: string; useIn: string[]; lib?: () => Libraries }>> };
  }[];
}

const heading = { level: 1 } as const;

test('react, react-dom, react-dom/client, jsx-runtime and styled-components are one copy on the page', async ({ page, fixtures }) => {
  await openApp(page, fixtures, '/app/sample');
  await expect(page.getByRole('heading', { ...heading, name: 'Sample', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Older', exact: true }).first().click();
  await expect(page.getByRole('heading', { ...heading, name: /^Older/ })).toBeVisible();
  const copies = await page.evaluate(() => {
    const probes: Record<string, string> = {
      react: 'createElement', 'react/jsx-runtime': 'jsx', 'react-dom': 'createPortal', 'react-dom/client': 'createRoot',
      'styled-components': 'StyleSheetManager',
    };
    const { __INSTANCES__: instances } = Reflect.get(window, '__FEDERATION__') as Federation;
    const shell = instances.find(({ name }) => name === 'shell');
    const remotes = Reflect.get(window, 'remoteLibraries') as Record<string, Libraries>;
    return Object.entries(probes).map(([library, probe]) => {
      const versions = Object.values(shell?.shareScopeMap.default[library] ?? {});
      const ofShell = versions[0]?.lib?.()[probe];
      const same = ofShell !== undefined && Object.values(remotes).every((libraries) => libraries[library] === ofShell);
      return { library, versions: versions.length, same, remotes: Object.keys(remotes).length };
    });
  });
  const once = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'styled-components'];
  expect(copies).toEqual(once.map((library) => ({ library, versions: 1, same: true, remotes: 2 })));
});

test('a remote that declares a minor or a major of its own gets that at run time, and the shell’s stays for the others', async (
  { page, fixtures },
) => {
  await openApp(page, fixtures, '/app/own-versions');
  await expect(page.getByText('effector 23.2.2, cache reads')).toBeVisible();
  await page.getByRole('button', { name: 'Counted 0' }).click();
  await expect(page.getByRole('button', { name: 'Counted 1' })).toBeVisible();
  await page.getByRole('link', { name: 'Growth Framework', exact: true }).first().click();
  await expect(page.locator('[data-remote="growth"]').getByRole('heading', heading)).toBeVisible();
  const libraries = await page.evaluate(() => {
    const probes: Record<string, string> = {
      effector: 'createStore', '@urql/core': 'Client', '@urql/exchange-graphcache': 'cacheExchange', 'react-router': 'Router',
    };
    const { __INSTANCES__: instances } = Reflect.get(window, '__FEDERATION__') as Federation;
    const scope = instances.find(({ name }) => name === 'shell')?.shareScopeMap.default ?? {};
    const given = (Reflect.get(window, 'remoteLibraries') as Record<string, Libraries>)['own-versions'] ?? {};
    return Object.entries(probes).map(([library, probe]) => {
      const [version, ofShell] = Object.entries(scope[library] ?? {}).find(([, { from }]) => from === 'shell') ?? [];
      const usedBy = (remote: string) => Object.entries(scope[library] ?? {})
        .filter(([, { useIn }]) => useIn.some((name) => name.startsWith(remote)))
        .map(([one]) => (one === version ? 'the shell’s' : one));
      return { library, isShells: given[library] === ofShell?.lib?.()[probe], own: usedBy('own_versions'), growth: usedBy('growth') };
    });
  });
  expect(libraries).toEqual([
    { library: 'effector', isShells: false, own: ['23.2.2'], growth: ['the shell’s'] },
    { library: '@urql/core', isShells: true, own: ['the shell’s'], growth: ['the shell’s'] },
    { library: '@urql/exchange-graphcache', isShells: false, own: ['8.1.0'], growth: ['the shell’s'] },
    { library: 'react-router', isShells: true, own: ['the shell’s'], growth: ['the shell’s'] },
  ]);
});

test('a remote that was built with another federation runtime runs on its own, with the libraries of the shell', async (
  { page, fixtures },
) => {
  await openApp(page, fixtures, '/app/other-runtime');
  await expect(page.getByRole('heading', { ...heading, name: 'Sample', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Growth Framework', exact: true }).first().click();
  await expect(page.locator('[data-remote="growth"]').getByRole('heading', heading)).toBeVisible();
  const seen = await page.evaluate(() => {
    const { __INSTANCES__: instances } = Reflect.get(window, '__FEDERATION__') as Federation;
    const scope = instances.find(({ name }) => name === 'shell')?.shareScopeMap.default['react'] ?? {};
    const used = Object.values(scope).flatMap(({ useIn }) => useIn);
    return {
      runtimes: Object.keys(Reflect.get(window, 'heartwoodFederation') as object).length,
      copiesOfReact: Object.keys(scope).length,
      usesShells: used.some((name) => name.startsWith('other_runtime')),
    };
  });
  expect(seen).toEqual({ runtimes: 2, copiesOfReact: 1, usesShells: true });
});
