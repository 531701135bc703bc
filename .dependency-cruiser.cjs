const { floors, readEachOther } = require('./api/src/modules/floors.json');

const parts = floors.flatMap(({ parts }) => parts);
const apart = (part, other) => !readEachOther.some((pair) => pair.includes(part) && pair.includes(other));

/**
 * A part of the API takes lower floors, and on its own floor the parts that are written before it; sql-floors.test.ts says the same of
 * tables.
 */
const floorRules = parts.flatMap((part, place) => {
  const above = parts.slice(place + 1).filter((other) => apart(part, other));
  return above.length === 0 ? [] : [{
    name: `api-floor-of-${part}`,
    severity: 'error',
    from: { path: `^api/src/modules/${part}/`, pathNot: ['\\.test\\.ts$', '\\.table\\.ts$'] },
    to: { path: `^api/src/modules/(${above.join('|')})/` },
  }];
});

/** Who may import whom, as docs/architecture.md draws it. */
module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', comment: 'No cycles.', from: {}, to: { circular: true } },
    {
      name: 'contract-imports-nothing-of-ours',
      severity: 'error',
      comment: 'The contract stands alone: shell, remotes and the API meet in it.',
      from: { path: '^contract/' },
      to: { path: '^(shared-ui|client-kit|shell|mfe-[^/]+|api|tools|e2e)/' },
    },
    {
      name: 'shared-ui-takes-types-of-contract-only',
      severity: 'error',
      comment: 'The design system knows the contract by its types, and the format of texts, which the server checks by the same rules.',
      from: { path: '^shared-ui/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^contract/', pathNot: '^contract/src/text/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'shared-ui-imports-no-part',
      severity: 'error',
      from: { path: '^shared-ui/' },
      to: { path: '^(client-kit|shell|mfe-[^/]+|api|tools|e2e)/' },
    },
    {
      name: 'client-kit-imports-contract-and-shared-ui',
      severity: 'error',
      comment: 'What every screen shares stands below the screens.',
      from: { path: '^client-kit/' },
      to: { path: '^(shell|mfe-[^/]+|api|tools|e2e)/' },
    },
    {
      name: 'client-kit-knows-no-area',
      severity: 'error',
      comment: 'The contract is read for what every screen knows; the rules of an area belong to its remote. What a company says of itself is no area, nor is a table of rows, nor who people are and what they say to each other, nor a link that shows something to strangers.',
      from: { path: '^client-kit/', pathNot: ['\\.test\\.tsx?$', '^client-kit/src/(comments|company-fields|csv|people|reading|sharing)/'] },
      to: { path: '^contract/src/domain/' },
    },
    {
      name: 'shell-imports-what-is-shared',
      severity: 'error',
      comment: 'The shell meets remotes through the registry, never by import.',
      from: { path: '^shell/' },
      to: { path: '^(mfe-[^/]+|api|tools|e2e)/' },
    },
    {
      name: 'remote-imports-what-is-shared',
      severity: 'error',
      comment: 'A remote never imports the shell, the API or another remote.',
      from: { path: '^(mfe-[^/]+)/' },
      to: { path: '^(shell|mfe-[^/]+|api|tools|e2e)/', pathNot: '^$1/' },
    },
    {
      name: 'feature-never-imports-feature',
      severity: 'error',
      comment: 'app/ composes the features; what two of them need moves up, or into client-kit and shared-ui.',
      from: { path: '^(shell|mfe-[^/]+)/src/features/([^/]+)/' },
      to: { path: '^$1/src/features/[^/]+/', pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'area-page-knows-no-feature',
      severity: 'error',
      comment: 'A feature gives its bodies to the page of an area; the page knows none of them.',
      from: { path: '^mfe-growth/src/area-page/' },
      to: { path: '^mfe-growth/src/(features|app)/' },
    },
    {
      name: 'feature-never-imports-app',
      severity: 'error',
      comment: 'app/ composes features; nothing calls back up.',
      from: { path: '^(shell|mfe-[^/]+)/src/features/' },
      to: { path: '^$1/src/app/' },
    },
    {
      name: 'api-imports-contract-only',
      severity: 'error',
      comment: 'What a release is, the server and the commands on its machine read by one program (ADR 51).',
      from: { path: '^api/' },
      to: { path: '^(shared-ui|client-kit|shell|mfe-[^/]+|tools|e2e)/', pathNot: '^tools/src/releases/' },
    },
    {
      name: 'releases-stand-alone',
      severity: 'error',
      from: { path: '^tools/src/releases/', pathNot: '\\.test\\.mjs$' },
      to: { path: '^(shared-ui|client-kit|shell|mfe-[^/]+|api|e2e|tools)/', pathNot: '^tools/src/releases/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'api-takes-the-domain-of-contract',
      severity: 'error',
      comment: 'The server shares pure rules with the screens, never React.',
      from: { path: '^api/' },
      to: { path: '^contract/src/(kit|fake-shell)/' },
    },
    {
      name: 'api-module-has-one-door',
      severity: 'error',
      comment: 'A module reaches another only through its index.ts.',
      from: { path: '^api/src/modules/([^/]+)/', pathNot: ['\\.test\\.ts$', '\\.table\\.ts$'] },
      to: { path: '^api/src/modules/[^/]+/', pathNot: ['^api/src/modules/$1/', '^api/src/modules/[^/]+/index\\.ts$'] },
    },
    {
      name: 'api-table-refers-to-tables',
      severity: 'error',
      comment: 'A foreign key names the other table; the file of tables takes nothing else from another module.',
      from: { path: '^api/src/modules/([^/]+)/.*\\.table\\.ts$' },
      to: { path: '^api/src/modules/[^/]+/', pathNot: ['^api/src/modules/$1/', '\\.table\\.ts$'] },
    },
    {
      name: 'api-outside-uses-the-door',
      severity: 'error',
      comment: 'What is not a module takes the door too; a type alone may come from where it is declared.',
      from: { path: '^api/src/', pathNot: ['^api/src/modules/', '\\.test\\.ts$', '^api/src/testing/'] },
      to: { path: '^api/src/modules/', pathNot: ['^api/src/modules/[^/]+/index\\.ts$', '\\.table\\.ts$'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'api-domain-knows-no-server',
      severity: 'error',
      comment: 'Commands, queries and policies are called by a server; they import none.',
      from: { path: '^api/src/modules/', pathNot: '(\\.routes\\.ts|/routes\\.ts|\\.test\\.ts|/index\\.ts|^api/src/modules/web/.*|^api/src/modules/files/.*)$' },
      to: { path: 'node_modules/(koa|fastify|mercurius|graphql-ws|ws)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'nothing-imports-tests',
      severity: 'error',
      comment: 'The rights and the hot reads of a part stand beside it, for tests alone.',
      from: { pathNot: ['\\.test\\.(ts|tsx|mjs)$', '^e2e/', '^[^/]+/src/testing/', '^api/src/.*\\.(rights|hot)\\.ts$'] },
      to: { path: ['\\.test\\.(ts|tsx|mjs)$', '^api/src/testing/', '^api/src/.*\\.(rights|hot)\\.ts$'] },
    },
    {
      name: 'declared-packages-only',
      severity: 'error',
      comment: 'What is imported stands in a package.json.',
      from: { path: '^(contract|shared-ui|shell|mfe-[^/]+|api|tools|e2e)/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    ...floorRules,
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|generated/.*\\.js|\\.cache|\\.data|test-results)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default', 'types'], mainFields: ['module', 'main', 'types'] },
  },
};
