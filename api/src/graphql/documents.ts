import { GraphQLError, parse, specifiedRules, validate } from 'graphql';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { FIRST_RULES, GRAPHQL_LIMITS, laterRules } from './graphql-limits';

const MOST_KEPT = 500;

/** The checked document of a text, or why it is refused. */
export type Prepared = DocumentNode | readonly GraphQLError[];

export interface Documents {
  /** Whether a text was prepared before, so that preparing it again is no work. */
  has(text: string): boolean;
  prepare(text: string): Prepared;
}

/** Texts become documents here and nowhere else: parsed as GraphQL, measured, then validated. What passed is remembered. */
export function createDocuments(schema: GraphQLSchema, production: boolean): Documents {
  const kept = new Map<string, DocumentNode>();
  const rules = [...specifiedRules, ...laterRules(production)];
  const check = (document: DocumentNode): readonly GraphQLError[] => {
    const strange = validate(schema, document, FIRST_RULES);
    return strange.length > 0 ? strange : validate(schema, document, rules, { hideSuggestions: production });
  };
  return {
    has: (text) => kept.has(text),
    prepare(text) {
      const known = kept.get(text);
      if (known) return known;
      try {
        const document = parse(text, { maxTokens: GRAPHQL_LIMITS.tokens });
        const errors = check(document);
        if (errors.length > 0) return errors;
        if (kept.size >= MOST_KEPT) kept.clear();
        kept.set(text, document);
        return document;
      } catch (error) {
        if (error instanceof GraphQLError) return [error];
        throw error;
      }
    },
  };
}

/** What is wrong with a text that is not to be answered yet, in sentences; nothing of it is remembered. */
export function problemsBeside(schema: GraphQLSchema, production: boolean): (text: string) => readonly string[] {
  return (text) => {
    const prepared = createDocuments(schema, production).prepare(text);
    return 'kind' in prepared ? [] : prepared.map(({ message }) => message);
  };
}
