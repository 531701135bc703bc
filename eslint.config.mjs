import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const kebab = /^\.?[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9-]+)*$/;

/** Two habits of docs and style that no published rule covers. */
const house = {
  rules: {
    'kebab-case-file': {
      meta: { type: 'suggestion', schema: [], messages: { name: 'File names are kebab-case: {{name}}' } },
      create(context) {
        const name = context.filename.split('/').at(-1) ?? '';
        return { Program: (node) => kebab.test(name) || context.report({ node, messageId: 'name', data: { name } }) };
      },
    },
    'named-room': {
      meta: { type: 'suggestion', schema: [], messages: { room: '{{name}} says nothing about what the file is about' } },
      create(context) {
        const name = (context.filename.split('/').at(-1) ?? '').split('.')[0] ?? '';
        return { Program: (node) => ['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'types'].includes(name)
          && context.report({ node, messageId: 'room', data: { name } }) };
      },
    },
  },
};

export default tseslint.config(
  { ignores: [
    '**/dist/', '**/generated/', '**/node_modules/', '.data/', '**/.cache/', 'coverage/', 'e2e/test-results/', 'e2e/playwright-report/',
    'api/migrations/',
  ] },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    plugins: { house },
    linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true },
    rules: {
      'house/kebab-case-file': 'error',
      'house/named-room': 'error',
      // What is read, not written: sentences, patterns and addresses stay whole.
      'max-len': ['error', {
        code: 140, ignoreStrings: true, ignoreTemplateLiterals: true, ignoreRegExpLiterals: true, ignoreUrls: true,
      }],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
      'no-restricted-exports': [
        'error', { restrictDefaultExports: { direct: true, named: true, defaultFrom: true, namedFrom: true, namespaceFrom: true } },
      ],
    },
  },
  {
    files: ['{shell,shared-ui,client-kit,contract,mfe-*}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-syntax': ['error', {
        selector: 'ImportDeclaration[source.value="react"] > ImportSpecifier[imported.name=/^(lazy|Suspense)$/]',
        message: 'Use latePart: React holds the reveal back, and with several roots that ends in error 177 (ADR 33).',
      }],
    },
  },
  {
    // A remote reads no storage and no global of the shell: what it may use is handed to it.
    files: ['mfe-*/src/**/*.{ts,tsx}', 'shared-ui/src/**/*.{ts,tsx}', 'client-kit/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-globals': [
        'error', { name: 'localStorage', message: 'Storage belongs to the shell.' },
        { name: 'sessionStorage', message: 'Storage belongs to the shell.' },
        { name: 'fetch', message: 'Use shell.fetch: it is authorised.' },
      ],
    },
  },
  {
    files: ['api/src/**/*.ts'],
    rules: { 'no-restricted-globals': ['error', { name: 'localStorage', message: 'There is none on the server.' }] },
  },
  {
    // Programs talk to a person on the console, and Node's and the tools' configuration files need a default export.
    files: ['tools/**/*.mjs', 'tools/**/*.cjs', '*.config.mjs', '.dependency-cruiser.cjs', 'e2e/**/*', '**/*.config.{ts,mjs,cjs}'],
    languageOptions: { globals: {
      process: 'readonly', console: 'readonly', Buffer: 'readonly', URL: 'readonly', fetch: 'readonly', FormData: 'readonly',
      Blob: 'readonly', setTimeout: 'readonly', clearTimeout: 'readonly', setInterval: 'readonly', clearInterval: 'readonly',
      AbortController: 'readonly', AbortSignal: 'readonly', WebSocket: 'readonly', TextDecoder: 'readonly', TextEncoder: 'readonly',
      URLSearchParams: 'readonly', performance: 'readonly', globalThis: 'readonly', structuredClone: 'readonly', module: 'readonly',
      require: 'readonly', Response: 'readonly', Request: 'readonly', crypto: 'readonly', setImmediate: 'readonly',
    } },
    rules: { 'no-console': 'off', 'no-restricted-exports': 'off', '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['tools/src/**/*.test.mjs'],
    languageOptions: { globals: {
      it: 'readonly', test: 'readonly', describe: 'readonly', expect: 'readonly', beforeEach: 'readonly', afterEach: 'readonly',
      beforeAll: 'readonly', afterAll: 'readonly',
    } },
  },
  {
    // Goes into the browser with the bundles.
    files: ['tools/webpack/*.js'],
    languageOptions: { globals: {
      document: 'readonly', window: 'readonly', URL: 'readonly', EventSource: 'readonly', __webpack_nonce__: 'writable',
      __webpack_public_path__: 'readonly', __webpack_hash__: 'readonly',
    } },
  },
  {
    // Playwright reads a fixture's needs from its first argument, which must be a pattern also when there are none.
    files: ['e2e/**/*.ts'],
    rules: { 'no-empty-pattern': 'off' },
  },
  {
    // What is lent of a library is lent by its own names.
    files: ['shell/src/federation/lent/*.ts'],
    rules: { 'no-restricted-exports': 'off' },
  },
  {
    files: ['**/*.d.ts'],
    rules: { 'no-restricted-exports': 'off', 'house/kebab-case-file': 'off' },
  },
);
