/** Packages that ship ES modules alone: jest runs CommonJS, so they are compiled like our own code. */
const esmOnly = ['jose', 'file-type', 'strtok3', 'token-types', 'uint8array-extras', '@tokenizer', '@borewit', 'cookie', 'lodash-es'];

const shared = {
  rootDir: '.',
  moduleFileExtensions: ['ts', 'tsx', 'mts', 'js', 'mjs', 'cjs', 'json', 'node'],
  transform: {
    '^.+\\.(ts|tsx|mts|js|mjs)$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
        sourceMaps: 'inline',
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:${esmOnly.join('|')})/)`],
  moduleNameMapper: { '\\.(css|woff2|svg|png)$': '<rootDir>/tools/src/jest/asset-stub.cjs' },
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/.data/', '<rootDir>/.cache/'],
  restoreMocks: true,
};

/** A workspace whose tests render into a document. */
function front(name) {
  return {
    ...shared,
    displayName: name,
    roots: [`<rootDir>/${name}`],
    testMatch: [`<rootDir>/${name}/src/**/*.test.{ts,tsx}`],
    testEnvironment: '<rootDir>/tools/src/jest/browser-environment.mjs',
    testEnvironmentOptions: { customExportConditions: [''], url: 'http://localhost/' },
    setupFilesAfterEnv: ['<rootDir>/tools/src/jest/front-setup.ts'],
  };
}

/** A workspace whose tests run in plain Node. */
function node(name, testMatch) {
  return { ...shared, displayName: name, roots: [`<rootDir>/${name}`], testMatch, testEnvironment: 'node' };
}

export default {
  testTimeout: 30_000,
  projects: [
    front('contract'),
    front('shared-ui'),
    front('shell'),
    front('mfe-growth'),
    node('api', ['<rootDir>/api/src/**/*.test.ts']),
    node('tools', ['<rootDir>/tools/src/**/*.test.{ts,mjs}']),
    { ...node('e2e', ['<rootDir>/e2e/node/**/*.test.ts']), displayName: 'e2e-node' },
  ],
};
