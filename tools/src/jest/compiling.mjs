/** Packages that ship ES modules alone, or import() at run time: jest runs CommonJS, so they are compiled like our own code. */
const esmOnly = [
  'lucide-react', 'jose', 'file-type', 'strtok3', 'token-types', 'uint8array-extras', '@tokenizer', '@borewit', 'cookie', 'lodash-es',
  'content-disposition', '@electric-sql', 'mercurius', 'quick-lru', 'htmlparser2', 'dom-serializer', 'domelementtype', 'domhandler',
  'domutils', 'entities', 'otpauth', '@noble', '@simplewebauthn', 'uqr', '@heartwood',
];

/** How jest reads our sources and what they import, here and in a repository of a squad's own. */
export const compiling = {
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
  restoreMocks: true,
};
