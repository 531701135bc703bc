const DOCUMENT = /^export const (\w+) = (\{"kind":"Document".*\}) as unknown as (DocumentNode<.*>);$/gm;

/**
 * Documents with each fragment written once: the generator repeats a fragment in every operation that uses it, and a browser
 * would read them all.
 * @param {string} text what the generator wrote
 */
export function shareFragments(text) {
  const fragments = new Map();
  const shared = text.replace(DOCUMENT, (_line, name, json, type) => {
    const { kind, definitions } = JSON.parse(json);
    const parts = definitions.map((definition) => {
      if (definition.kind !== 'FragmentDefinition') return JSON.stringify(definition);
      const constant = `${definition.name.value}Fields`;
      fragments.set(constant, JSON.stringify(definition));
      return constant;
    });
    return `export const ${name} = {"kind":"${kind}","definitions":[${parts.join(',')}]} as unknown as ${type};`;
  });
  const firstDocument = shared.search(/^export const \w+ = \{"kind":"Document"/m);
  if (firstDocument < 0) return shared;
  const constants = [...fragments].map(([name, json]) => `const ${name} = ${json};\n`).join('');
  return `${shared.slice(0, firstDocument)}${constants}\n${shared.slice(firstDocument)}`;
}
