import { compiling } from './tools/src/jest/compiling.mjs';
import { leftToSoaks } from './tools/src/soak/soak.mjs';
import { apiTests } from './tools/src/test/api-tests.mjs';
import { remoteFolders } from './tools/src/workspaces.mjs';

const shared = {
  ...compiling,
  rootDir: import.meta.dirname,
  moduleNameMapper: { '\\.(css|woff2|svg|png)$': '<rootDir>/tools/src/jest/asset-stub.cjs' },
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/.data/', '<rootDir>/.cache/'],
  // What is compiled is kept by its content, and how long each file took: the longest begin.
  cacheDirectory: '<rootDir>/.cache/jest',
};

/**
 * What runs in the browser. `*.test.tsx` and `*.dom.test.ts` have a document; rules, which need none, run in plain Node: it costs more than
 * most of them.
 */
function front(name) {
  const rendering = {
    ...shared,
    displayName: name,
    roots: [`<rootDir>/${name}`],
    testMatch: [`<rootDir>/${name}/src/**/*.test.tsx`, `<rootDir>/${name}/src/**/*.dom.test.ts`],
    testEnvironment: '<rootDir>/tools/src/jest/browser-environment.mjs',
    testEnvironmentOptions: { customExportConditions: [''], url: 'http://localhost/' },
    setupFilesAfterEnv: ['<rootDir>/tools/src/jest/front-setup.ts'],
  };
  return [rendering, node(name, [`<rootDir>/${name}/src/**/*.test.ts`, '!**/*.dom.test.ts'])];
}

/** A workspace whose tests run in plain Node, with packages loaded once for all of them. */
function node(name, testMatch) {
  return {
    ...shared,
    displayName: name,
    roots: [`<rootDir>/${name}`],
    testMatch,
    testEnvironment: '<rootDir>/tools/src/jest/one-context-environment.cjs',
    runtime: '<rootDir>/tools/src/jest/shared-modules-runtime.cjs',
  };
}

export default {
  testTimeout: 60_000,
  testSequencer: '<rootDir>/tools/src/jest/longest-first.cjs',
  projects: [
    ...front('contract'),
    ...front('shared-ui'),
    ...front('client-kit'),
    ...front('shell'),
    ...remoteFolders(import.meta.dirname).flatMap(front),
    node('api', ['<rootDir>/api/src/**/*.test.ts']),
    { ...node('api', apiTests().filter(({ isMarked }) => isMarked).map(({ file }) => `<rootDir>/${file}`)), displayName: 'api-embedded' },
    node('tools', ['<rootDir>/tools/src/**/*.test.{ts,mjs}']),
    {
      ...node('e2e', ['<rootDir>/e2e/node/**/*.test.ts']),
      displayName: 'e2e-node',
      testPathIgnorePatterns: ['/node_modules/', ...leftToSoaks().map((file) => `<rootDir>/${file}`)],
    },
  ],
};
