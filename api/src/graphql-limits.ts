import { GraphQLError, Kind, NoSchemaIntrospectionCustomRule } from 'graphql';
import type { ASTNode, FragmentDefinitionNode, SelectionSetNode, ValidationContext, ValidationRule } from 'graphql';

/** The largest operation of our own clients has depth 8 and costs about 200. */
export const GRAPHQL_LIMITS = { depth: 14, cost: 1000, aliases: 30, rootFields: 15, tokens: 4000, bodyBytes: 256 * 1024 } as const;

interface Size { depth: number; cost: number; aliases: number }

const NOTHING: Size = { depth: 0, cost: 0, aliases: 0 };

/**
 * Measures each operation before anything is executed. A fragment is measured once and counted as often as it is
 * spread, so a bomb of fragments costs us nothing and is still refused.
 */
function sizeRule(context: ValidationContext) {
  const fragments = new Map<string, Size>();
  const open = new Set<string>();

  const ofFragment = (name: string): Size => {
    const known = fragments.get(name);
    if (known) return known;
    const fragment: FragmentDefinitionNode | null | undefined = context.getFragment(name);
    // A cycle is reported by another rule.
    if (!fragment || open.has(name)) return NOTHING;
    open.add(name);
    const size = ofSelections(fragment.selectionSet);
    open.delete(name);
    fragments.set(name, size);
    return size;
  };

  const ofSelections = (set: SelectionSetNode): Size => {
    const total = { ...NOTHING };
    for (const selection of set.selections) {
      const inner = selection.kind === Kind.FRAGMENT_SPREAD
        ? ofFragment(selection.name.value)
        : selection.selectionSet ? ofSelections(selection.selectionSet) : NOTHING;
      const isField = selection.kind === Kind.FIELD;
      total.depth = Math.max(total.depth, inner.depth + (isField ? 1 : 0));
      total.cost += inner.cost + (isField ? 1 : 0);
      total.aliases += inner.aliases + (isField && selection.alias ? 1 : 0);
    }
    return total;
  };

  const ofRoot = (set: SelectionSetNode): number => set.selections.reduce((sum, selection) => {
    if (selection.kind === Kind.FIELD) return sum + 1;
    const inner = selection.kind === Kind.FRAGMENT_SPREAD ? context.getFragment(selection.name.value)?.selectionSet : selection.selectionSet;
    return sum + (inner ? Math.min(ofShallow(inner), GRAPHQL_LIMITS.rootFields + 1) : 0);
  }, 0);

  /** Fields of a fragment on the root, which can't nest without end because cycles are refused. */
  const shallow = new Map<SelectionSetNode, number>();
  const ofShallow = (set: SelectionSetNode): number => {
    const known = shallow.get(set);
    if (known !== undefined) return known;
    shallow.set(set, 0);
    const count = ofRoot(set);
    shallow.set(set, count);
    return count;
  };

  const refuse = (what: string, node: ASTNode) => context.reportError(new GraphQLError(`The operation ${what}.`, { nodes: node, extensions: { code: 'OPERATION_TOO_LARGE' } }));

  return {
    OperationDefinition(node: ASTNode & { kind: Kind.OPERATION_DEFINITION; selectionSet: SelectionSetNode }) {
      const size = ofSelections(node.selectionSet);
      if (size.depth > GRAPHQL_LIMITS.depth) refuse(`is deeper than ${GRAPHQL_LIMITS.depth} levels`, node);
      if (size.cost > GRAPHQL_LIMITS.cost) refuse(`asks for more than ${GRAPHQL_LIMITS.cost} fields`, node);
      if (size.aliases > GRAPHQL_LIMITS.aliases) refuse(`has more than ${GRAPHQL_LIMITS.aliases} aliases`, node);
      if (ofRoot(node.selectionSet) > GRAPHQL_LIMITS.rootFields) refuse(`has more than ${GRAPHQL_LIMITS.rootFields} root fields`, node);
    },
  };
}

/** Checked before execution, on both transports. */
export function operationRules(production: boolean): ValidationRule[] {
  return production ? [sizeRule, NoSchemaIntrospectionCustomRule] : [sizeRule];
}
