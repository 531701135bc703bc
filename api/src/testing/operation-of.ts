import { getNamedType, isAbstractType, isEnumType, isObjectType, isScalarType, type GraphQLField, type GraphQLOutputType } from 'graphql';

/** An operation on one root field, written from the schema: every argument a variable, everything below selected. */
export function operationOf(kind: 'query' | 'mutation' | 'subscription', field: GraphQLField<unknown, unknown>): string {
  const declared = field.args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const passed = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const brackets = (text: string) => (text ? `(${text})` : '');
  return `${kind} ${brackets(declared)} { ${field.name}${brackets(passed)} ${selectionOf(field.type, 4)} }`;
}

function selectionOf(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (isAbstractType(named)) return '{ __typename }';
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type);
    if (isScalarType(inner) || isEnumType(inner)) return [field.name];
    return depth > 1 ? [`${field.name} ${selectionOf(field.type, depth - 1)}`] : [];
  });
  return `{ ${fields.length > 0 ? fields.join(' ') : '__typename'} }`;
}
