/** What a remote needs of the growth remote's dependencies to begin with; the versions are the same, so the shell lends its copies. */
const begins = ['@heartwood/contract', '@heartwood/shared-ui', 'react', 'react-dom', 'react-router', 'styled-components'];

/**
 * Files of a new remote by path.
 * @param {string} name
 * @param {Record<string, string>} versions dependencies of a remote that is there
 * @returns {Record<string, string>}
 */
export function remoteFiles(name, versions) {
  const title = name[0].toUpperCase() + name.slice(1).replaceAll('-', ' ');
  const view = `${name.split('-').map((part) => part[0].toUpperCase() + part.slice(1)).join('')}Page`;
  const folder = `mfe-${name}`;
  return {
    'package.json': `${JSON.stringify(
      {
        name: `@heartwood/${folder}`,
        version: '1.0.0',
        private: true,
        type: 'module',
        scripts: {
          dev: `node ../tools/bin/dev-remote.mjs ${name}`,
          build: `node ../tools/bin/build.mjs ${folder}`,
          test: `jest --config ../jest.config.mjs --selectProjects ${folder}`,
          release: `node ../tools/bin/remote.mjs publish ${name}`,
        },
        dependencies: Object.fromEntries(begins.map((one) => [one, versions[one] ?? '*'])),
      },
      null,
      2,
    )}\n`,
    'tsconfig.json': '{ "extends": "../tsconfig.base.json", "compilerOptions": { "types": ["jest", "node"] }, "include": ["src"] }\n',
    'src/remote.manifest.ts': `import { CONTRACT, type RemoteManifest } from '@heartwood/contract';

/** What the registry says of this remote before a byte of it is fetched. */
export const manifest: RemoteManifest = {
  name: '${name}',
  contract: CONTRACT,
  pages: [{ path: '/app/${name}', title: '${title}' }],
  slots: [],
  menu: [{ id: '${name}', label: '${title}', icon: 'overview', path: '/app/${name}', area: 'business', order: 90 }],
};
`,
    'src/remote.tsx': `import { defineRemote } from '@heartwood/contract/kit';
import { ${view} } from './app/${name}-page';

const remote = defineRemote({ name: '${name}', page: ${view} });

export const contract = remote.contract;
export const page = remote.page;
export const slots = remote.slots;
`,
    [`src/app/${name}-page.tsx`]: `import { usePageHead } from '@heartwood/contract/kit';
import { H1 } from '@heartwood/shared-ui';

export function ${view}() {
  usePageHead({ title: '${title}', crumbs: [{ label: '${title}' }] });
  return <H1>${title}</H1>;
}
`,
    'src/remote.test.tsx': `import { expectCleanUnmount } from '@heartwood/contract/fake-shell';
import { manifest } from './remote.manifest';
import * as remote from './remote';

test('the page leaves nothing behind', async () => {
  await expectCleanUnmount(remote);
});

test('the manifest promises what the remote exposes', () => {
  expect(remote.contract).toBe(manifest.contract);
  expect(Object.keys(remote.slots ?? {})).toEqual(manifest.slots.map(({ name }) => name));
});
`,
  };
}
