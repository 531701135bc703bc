import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import { root } from '../root.mjs';

/** @type {import('graphql').GraphQLSchema | null} */
let schema = null;

/**
 * What speaks against a GraphQL operation beside the schema of this checkout; the server asks its own.
 * @param {string} text
 * @returns {readonly string[]}
 */
export function operationProblems(text) {
  schema ??= buildSchema(readFileSync(join(root, 'api', 'schema.graphql'), 'utf8'));
  try {
    return validate(schema, parse(text), undefined, { hideSuggestions: true }).map(({ message }) => message);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
