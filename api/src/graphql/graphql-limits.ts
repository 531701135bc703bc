import { GraphQLError, Kind, Location, NoSchemaIntrospectionCustomRule } from 'graphql';
import type { ASTNode, DocumentNode, NameNode, OperationDefinitionNode, ValidationContext, ValidationRule } from 'graphql';
import { measureOperation } from './operation-size';

/** The largest operation of our own clients has depth 8, some 200 fields and a dozen fragments. */
export const GRAPHQL_LIMITS = {
  depth: 14,
  fields: 1000,
  aliases: 30,
  rootFields: 15,
  repeats: 20,
  fragments: 50,
  tokens: 4000,
  bodyBytes: 256 * 1024,
} as const;

/** Measures each operation: cheap, and so run before the rules whose work grows with the square of what they are given. */
function sizeRule(context: ValidationContext) {
  const refuse = (what: string, node: ASTNode) =>
    context.reportError(new GraphQLError(`The operation ${what}.`, { nodes: node, extensions: { code: 'OPERATION_TOO_LARGE' } }));
  return {
    Document(node: DocumentNode) {
      const fragments = node.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION).length;
      if (fragments > GRAPHQL_LIMITS.fragments) refuse(`has more than ${GRAPHQL_LIMITS.fragments} fragments`, node);
    },
    OperationDefinition(node: OperationDefinitionNode) {
      const size = measureOperation(node.selectionSet, (name) => context.getFragment(name));
      if (size.depth > GRAPHQL_LIMITS.depth) refuse(`is deeper than ${GRAPHQL_LIMITS.depth} levels`, node);
      if (size.fields > GRAPHQL_LIMITS.fields) refuse(`asks for more than ${GRAPHQL_LIMITS.fields} fields`, node);
      if (size.aliases > GRAPHQL_LIMITS.aliases) refuse(`has more than ${GRAPHQL_LIMITS.aliases} aliases`, node);
      if (size.rootFields > GRAPHQL_LIMITS.rootFields) refuse(`has more than ${GRAPHQL_LIMITS.rootFields} root fields`, node);
      if (size.repeats > GRAPHQL_LIMITS.repeats) refuse(`repeats a field more than ${GRAPHQL_LIMITS.repeats} times`, node);
    },
  };
}

/**
 * A syntax tree from anywhere but our parser may say anything, and names are written into code that runs: a tree has to
 * have its text, and every name the letters that the grammar allows.
 */
function grammarRule(context: ValidationContext) {
  const refuse = (message: string) => context.reportError(new GraphQLError(message, { extensions: { code: 'BAD_REQUEST' } }));
  return {
    Document(node: DocumentNode) {
      if (!(node.loc instanceof Location)) refuse('The query must be GraphQL text.');
    },
    Name({ value }: NameNode) {
      if (!/^[_A-Za-z][_0-9A-Za-z]*$/.test(value)) refuse('A name has letters, digits and _ only.');
    },
  };
}

/** Checked alone and first, so that nothing large or strange reaches the rules that cost something. */
export const FIRST_RULES: readonly ValidationRule[] = [grammarRule, sizeRule];

/** Of ours, those that may wait until GraphQL's own have judged. */
export function laterRules(production: boolean): ValidationRule[] {
  return production ? [NoSchemaIntrospectionCustomRule] : [];
}

/** All of ours, for an engine that runs them beside GraphQL's own. */
export function operationRules(production: boolean): ValidationRule[] {
  return [...FIRST_RULES, ...laterRules(production)];
}
