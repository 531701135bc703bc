import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import { createFactsOf } from '../releases/operation-facts.mjs';
import { root } from '../root.mjs';

/** @type {import('graphql').GraphQLSchema | null} */
let schema = null;

/** The schema of this checkout. */
function checkoutSchema() {
  schema ??= buildSchema(readFileSync(join(root, 'api', 'schema.graphql'), 'utf8'));
  return schema;
}

/**
 * What speaks against a GraphQL operation beside the schema of this checkout; the server asks its own.
 * @param {string} text
 * @returns {readonly string[]}
 */
export function operationProblems(text) {
  try {
    return validate(checkoutSchema(), parse(text), undefined, { hideSuggestions: true }).map(({ message }) => message);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** What the schema of this checkout means for operations that are out. */
export const checkoutFacts = () => createFactsOf(checkoutSchema(), operationProblems);
