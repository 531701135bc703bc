import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compiling } from '../jest/compiling.mjs';
import { root, toolsFolder } from '../root.mjs';

const require = createRequire(import.meta.url);
const jest = join(toolsFolder, 'src', 'jest');
const [[pattern, [, settings]]] = Object.entries(compiling.transform);

/** How the tests of a squad's remote run: as those of the remotes in the product's repository do. */
export default {
  ...compiling,
  rootDir: root,
  transform: { [pattern]: [require.resolve('@swc/jest'), settings] },
  moduleNameMapper: { '\\.(css|woff2|svg|png)$': join(jest, 'asset-stub.cjs') },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.cache/'],
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  testEnvironment: join(jest, 'browser-environment.mjs'),
  testEnvironmentOptions: { customExportConditions: [''], url: 'http://localhost/' },
  setupFilesAfterEnv: [join(jest, 'front-setup.js')],
  cacheDirectory: '<rootDir>/.cache/jest',
  testTimeout: 60_000,
};
