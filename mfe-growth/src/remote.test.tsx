import { parseManifest } from '@heartwood/contract';
import { MODULE_COUNT, TOUR_TARGETS } from '@heartwood/contract/domain';
import { expectCleanUnmount } from '@heartwood/contract/fake-shell';
import { createSampleShell } from '../dev/sample-shell';
import { manifest } from './remote.manifest';
import * as remote from './remote';

// jsdom's style engine listens to the document from its first rule on: that is not the remote's doing.
beforeAll(() => {
  const style = document.createElement('style');
  style.textContent = 'body { color: black; }';
  document.head.append(style);
  getComputedStyle(document.body);
  style.remove();
});

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 20));
}

test.each([
  ['the growth home', '/'],
  ['the idea stage’s card', '/?module=businessSectors'],
  ['Foundation', '/foundation?module=culture'],
])('%s leaves nothing behind', async (_name, path) => {
  await expectCleanUnmount(remote, {
    shell: createSampleShell(path),
    use: (element) => until(() => element.querySelector('h1') !== null),
  });
});

test('the notes leave nothing behind', async () => {
  await expectCleanUnmount(remote, {
    slot: 'notes-panel@1', shell: createSampleShell('/'),
    use: (element) => until(() => element.querySelector('[aria-label="Folders"]') !== null),
  });
});

const HOME = '/app/growth-framework';
const pageOf = (path: string): string => path.split('?', 1)[0] ?? '';
const pagesOfTour = [...new Set(manifest.tour?.map(({ path }) => pageOf(path)))];

test('the manifest names each element of the tour once', () => {
  expect(manifest.tour?.map(({ target }) => target)).toEqual([...TOUR_TARGETS]);
});

// The team's page is the last of its area, and has the board of advisors as well.
test.each(pagesOfTour)('the tour finds on %s what the manifest names there', async (page) => {
  const targets = manifest.tour?.filter(({ path }) => pageOf(path) === page) ?? [];
  const { path = '' } = targets.at(-1) ?? {};
  await expectCleanUnmount(remote, {
    shell: createSampleShell(path.slice(HOME.length)),
    use: (element) => until(() => targets.every(({ target }) => element.querySelector(`[data-tour="${target}"]`) !== null)),
  });
});

test('the manifest promises what the remote exposes', () => {
  expect(remote.contract).toBe(manifest.contract);
  expect(remote.page).toBeDefined();
  expect(Object.keys(remote.slots ?? {})).toEqual(manifest.slots.map(({ name }) => name));
});

test('the manifest is one that the registry takes', () => {
  expect(parseManifest(JSON.parse(JSON.stringify(manifest)))).toEqual(manifest);
});

test('every link of the menu and every line of the search leads to a page or a slot of the manifest', () => {
  const offered = manifest.slots.map(({ name }) => name);
  for (const entry of [...manifest.menu, ...(manifest.palette ?? [])]) {
    if ('slot' in entry && entry.slot !== undefined) expect(offered).toContain(entry.slot);
    else for (const { path = '' } of [
      entry, ...('children' in entry ? entry.children ?? [] : []),
    ]) expect(manifest.pages.some((page) => path.startsWith(page.path))).toBe(true);
  }
});

test('each of the 28 modules is a line of the search', () => {
  expect(manifest.palette?.filter(({ id }) => id.startsWith('module:'))).toHaveLength(MODULE_COUNT);
  expect(manifest.palette?.find(({ id }) => id === 'module:vision')?.path).toBe('/app/growth-framework/foundation?module=vision');
  expect(manifest.palette?.find(({ id }) => id === 'module:businessStage')?.path).toBe('/app/growth-framework?module=businessStage');
  expect(manifest.palette?.find(({ id }) => id === 'module:traction')?.path).toBe('/app/growth-framework?module=traction');
});
