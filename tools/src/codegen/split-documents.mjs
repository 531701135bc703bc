const DOCUMENT = /^export const (\w+) = (\{"kind":"Document".*\}) as unknown as (DocumentNode<(.*)>);\n?/gm;
const NODE_IMPORT = "import type { TypedDocumentNode as DocumentNode } from '@urql/core';\n";

/**
 * The generated code as several modules: each operation and each fragment apart, so that a part that comes late brings its own, and each
 * fragment once, where the generator repeats it in every operation that uses it.
 * @param {string} text what the generator wrote
 * @param {(name: string) => string} sourceOf the `.graphql` file, without folder and suffix, of an operation or a fragment
 * @returns {Map<string, string>} name of a file in `generated` to its text; `graphql.ts` is the door to all
 */
export function splitDocuments(text, sourceOf) {
  const fragments = new Map();
  const sources = new Map();
  for (const [, name, json, type, names] of text.matchAll(DOCUMENT)) {
    const { kind, definitions } = JSON.parse(json);
    const parts = definitions.map((definition) => {
      if (definition.kind !== 'FragmentDefinition') return JSON.stringify(definition);
      const constant = `${definition.name.value}Fields`;
      fragments.set(constant, { file: `${kebab(definition.name.value)}.fragment`, json: JSON.stringify(definition) });
      return constant;
    });
    const [{ kind: what, name: { value } }] = definitions;
    const source = what === 'FragmentDefinition' ? `${sourceOf(value)}.fragment-documents` : `${kebab(value)}.document`;
    if (!sources.has(source)) sources.set(source, { types: new Set(), fragments: new Set(), lines: [] });
    const module = sources.get(source);
    for (const [used] of names.matchAll(/\w+/g)) if (used !== 'unknown') module.types.add(used);
    for (const part of parts) if (fragments.has(part)) module.fragments.add(part);
    module.lines.push(`export const ${name} = {"kind":"${kind}","definitions":[${parts.join(',')}]} as unknown as ${type};\n`);
  }
  const files = new Map([['types.ts', text.replace(DOCUMENT, '').replace(NODE_IMPORT, '').trimEnd() + '\n']]);
  for (const [name, { file, json }] of fragments) files.set(`${file}.ts`, `export const ${name} = ${json};\n`);
  for (const [source, module] of sources) files.set(`${source}.ts`, moduleText(module, fragments));
  const doors = [...sources.keys()].map((source) => `export * from './${source}';\n`);
  return files.set('graphql.ts', ["export type * from './types';\n", ...doors].join(''));
}

const kebab = (name) => name.replace(/\B[A-Z]/g, '-$&').toLowerCase();

function moduleText({ types, fragments: used, lines }, fragments) {
  const parts = [...used].map((name) => `import { ${name} } from './${fragments.get(name).file}';\n`);
  return [NODE_IMPORT, ...parts, `import type { ${[...types].join(', ')} } from './types';\n`, '\n', ...lines].join('');
}
