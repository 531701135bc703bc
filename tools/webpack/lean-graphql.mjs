// What urql takes of GraphQL in a browser. Our documents are made when the code is: nothing reads a text there.
export { GraphQLError, Kind, print, valueFromASTUntyped } from '../../node_modules/@0no-co/graphql.web/dist/graphql.web.mjs';

/** @throws Error always: a text where a document belongs is a fault of ours */
export function parse() {
  throw new Error('A GraphQL text is not parsed in the browser: use its document of src/generated.');
}
