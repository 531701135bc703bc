import { sliceFiles } from './slice-files.mjs';

/** What a remote needs of the growth remote's dependencies to begin with; the versions are the same, so the shell lends its copies. */
const begins = [
  '@heartwood/client-kit', '@heartwood/contract', '@heartwood/shared-ui', '@urql/core', '@urql/exchange-graphcache', 'effector',
  'effector-react', 'formik', 'graphql', 'react', 'react-dom', 'react-router', 'styled-components', 'urql', 'yup',
];

/**
 * Files of a new remote by path.
 * @param {string} name
 * @param {Record<string, string>} versions dependencies of a remote that is there
 * @returns {Record<string, string>}
 */
export function remoteFiles(name, versions) {
  const title = titleOf(name);
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
    'README.md': `# ${title}

What this remote is for, in a sentence: its pages, what it offers to others, and who keeps it.

| command | does |
|---|---|
| \`npm run dev -w ${folder}\` | alone on the fake shell |
| \`npm test -w ${folder}\` | its tests |
| \`npm run release -w ${folder}\` | a version, live with the next load |

\`src/remote.manifest.ts\` says what the shell knows of it before a byte is fetched; \`src/app\` composes the slices of \`src/features\`; the journey
is \`e2e/tests/${name}.spec.ts\`.
`,
    'tsconfig.json': '{ "extends": "../tsconfig.base.json", "compilerOptions": { "types": ["jest", "node", "@testing-library/jest-dom"] }, "include": ["src", "dev"] }\n',
    'src/remote.manifest.ts': `import { CONTRACT, type RemoteManifest } from '@heartwood/contract';

/** What the registry says of this remote before a byte of it is fetched. */
export const manifest: RemoteManifest = {
  name: '${name}',
  contract: CONTRACT,
  // Shown on /status: who is asked when it is ill.
  owner: { squad: '${title}', contact: '${name}@heartwood.example' },
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
    'src/remote.test.tsx': `import { expectCleanUnmount } from '@heartwood/contract/fake-shell';
import { createSampleShell } from '../dev/sample-shell';
import { manifest } from './remote.manifest';
import * as remote from './remote';

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 20));
}

test('the page leaves nothing behind', async () => {
  await expectCleanUnmount(remote, { shell: createSampleShell('/'), use: (element) => until(() => element.querySelector('h1') !== null) });
});

test('the manifest promises what the remote exposes', () => {
  expect(remote.contract).toBe(manifest.contract);
  expect(Object.keys(remote.slots ?? {})).toEqual(manifest.slots.map(({ name }) => name));
});
`,
    ...sliceFiles({ name, title, view }),
  };
}

/**
 * The remote's first journey in a browser.
 * @param {string} name
 */
export function journeyFile(name) {
  return `import { expect, expectAccessibleInBothThemes, openAs, test } from '../fixture';

test('who is in the company stands on the page, and a position is changed', async ({ page, product }) => {
  await openAs(page, \`\${product.url}/app/${name}\`, 'founder@loopcrate.example');
  await expect(page.getByRole('heading', { level: 1, name: '${titleOf(name)}' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Change the position of Helen Brandt' }).click();
  // One of those that her department has: the server knows them.
  await page.getByRole('textbox', { name: 'Position' }).fill('Mentor');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('list', { name: 'People' })).toContainText('Mentor');
});
`;
}

const titleOf = (name) => name[0].toUpperCase() + name.slice(1).replaceAll('-', ' ');
