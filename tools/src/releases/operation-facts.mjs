import { NoDeprecatedCustomRule, parse, validate } from 'graphql';

/**
 * Reads off an operation what it uses that a schema says is to go.
 * @param {import('graphql').GraphQLSchema} schema
 * @param {string} text
 * @returns {string[]} `Query.old`, sorted; none of a text that is no operation
 */
function deprecatedIn(schema, text) {
  try {
    const told = validate(schema, parse(text), [NoDeprecatedCustomRule]);
    return [...new Set(told.map(({ message }) => message.replace(/ is deprecated\.[^]*$/, '').replace(/^The (?:field|input field|enum value) /, '')))].sort();
  } catch {
    return [];
  }
}

/**
 * What a schema means for single texts; each is looked at once, however many versions send it.
 * @param {import('graphql').GraphQLSchema} schema
 * @param {(text: string) => readonly string[]} problemsOf
 * @returns {import('./kept-operations.mjs').FactsOf}
 */
export function createFactsOf(schema, problemsOf) {
  /** @type {Map<string, import('./kept-operations.mjs').OperationFacts>} */
  const known = new Map();
  return (key, text) => {
    const facts = known.get(key) ?? { problems: problemsOf(text), deprecated: deprecatedIn(schema, text) };
    known.set(key, facts);
    return facts;
  };
}
