import { remoteFolders } from './tools/src/workspaces.mjs';

/** Packages that ship ES modules alone, or import() at run time: jest runs CommonJS, so they are compiled like our own code. */
const esmOnly = ['lucide-react', 'jose', 'file-type', 'strtok3', 'token-types', 'uint8array-extras', '@tokenizer', '@borewit', 'cookie', 'lodash-es', 'content-disposition', '@electric-sql', 'mercurius', 'quick-lru', 'htmlparser2', 'dom-serializer', 'domelementtype', 'domhandler', 'domutils', 'entities'];

const shared = {
  rootDir: import.meta.dirname,
  moduleFileExtensions: ['ts', 'tsx', 'mts', 'js', 'mjs', 'cjs', 'json', 'node'],
  transform: {
    '^.+\\.(ts|tsx|mts|js|mjs|cjs)$': [
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
  // Also where such a package lies in the node_modules of another one.
  transformIgnorePatterns: [`/node_modules/(?!(?:.*/node_modules/)?(?:${esmOnly.join('|')})/)`],
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

/**
 * What the embedded database may do otherwise than PostgreSQL: its dialect, its lock, its one connection, migrations, jobs, the statements
 * that are asked most, and of each part the file that reads and writes most. The rest runs on PostgreSQL, where that is.
 */
const embedded = [
  'db/**/*', '**/jobs/*', '**/{hot-reads,data-folder,main,answer-memo,graphql,graphql-limits,graphql-turns,sockets}',
  '**/live/{company-stream,two-processes}', '**/mail/send-outbox', '**/demo/seed-demo', '**/search/find',
  '**/account/{companies,delete-company}', '**/files/{files-belong,kept-files,pictures,file-quota}',
  '**/growth/{comments,update-module,versions,row-kind,growth-framework}', '**/messaging/{send-message,streams,channels,pages,restore-message}',
  '**/foundation/foundation',
  '**/identity/{sign-in,session,address}', '**/operations/operations', '**/partner/{partner,visitors}', '**/team/{team,inviting,answering}',
];


export default {
  testTimeout: 60_000,
  projects: [
    front('contract'),
    front('shared-ui'),
    front('client-kit'),
    front('shell'),
    ...remoteFolders(import.meta.dirname).map(front),
    node('api', ['<rootDir>/api/src/**/*.test.ts']),
    { ...node('api', embedded.map((name) => `<rootDir>/api/src/${name}.test.ts`)), displayName: 'api-embedded' },
    node('tools', ['<rootDir>/tools/src/**/*.test.{ts,mjs}']),
    { ...node('e2e', ['<rootDir>/e2e/node/**/*.test.ts']), displayName: 'e2e-node' },
  ],
};
