import { exampleFiles, titleOf } from './example-files.mjs';

/** What a remote needs of the growth remote's dependencies to begin with; the versions are the same, so the shell lends its copies. */
const begins = [
  '@heartwood/client-kit', '@heartwood/contract', '@heartwood/shared-ui', '@urql/core', '@urql/exchange-graphcache', 'effector',
  'effector-react', 'formik', 'graphql', 'react', 'react-dom', 'react-router', 'styled-components', 'urql', 'yup',
];

/**
 * Files of a new workspace by path: the sources of the example remote, and what a workspace has around them.
 * @param {string} name
 * @param {Record<string, string>} versions dependencies of a remote that is there
 * @returns {Record<string, string>}
 */
export function remoteFiles(name, versions) {
  const folder = `mfe-${name}`;
  const sources = Object.entries(exampleFiles(name)).filter(([path]) => /^(?:src|dev)\//.test(path));
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
    'README.md': `# ${titleOf(name)}

What this remote is for, in a sentence: its pages, what it offers to others, and who keeps it.

| command | does |
|---|---|
| \`npm run dev -w ${folder}\` | alone on the fake shell, in step with every edit |
| \`npm test -w ${folder}\` | its tests |
| \`npm run release -w ${folder}\` | a version, live with the next load |

\`src/remote.manifest.ts\` says what the shell knows of it before a byte is fetched; \`src/app\` composes the slices of \`src/features\`; the journey
is \`e2e/tests/${name}/${name}.spec.ts\`.
`,
    'tsconfig.json': '{ "extends": "../tsconfig.base.json", "compilerOptions": { "types": ["jest", "node", "@testing-library/jest-dom"] }, "include": ["src", "dev"] }\n',
    ...Object.fromEntries(sources),
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
