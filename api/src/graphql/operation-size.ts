import { Kind } from 'graphql';
import type { FragmentDefinitionNode, SelectionSetNode } from 'graphql';

export interface OperationSize {
  depth: number;
  /** Fields, each as often as it is selected. */
  fields: number;
  aliases: number;
  rootFields: number;
  /** How often one name stands in one selection, at most: to see whether those can be merged, each is compared with each. */
  repeats: number;
}

type FindFragment = (name: string) => FragmentDefinitionNode | null | undefined;
type Inner = Omit<OperationSize, 'rootFields'>;

const NOTHING: Inner = { depth: 0, fields: 0, aliases: 0, repeats: 0 };

/**
 * Measures an operation in one walk, before anything else is done with it. A fragment is measured once and counted as
 * often as it is spread, so a bomb of fragments costs us nothing. A cycle counts nothing: a rule of GraphQL's refuses it.
 */
export function measureOperation(set: SelectionSetNode, fragmentOf: FindFragment): OperationSize {
  const known = new Map<string, Inner>();
  const open = new Set<string>();
  const ofFragment = (name: string): Inner => {
    const measured = known.get(name);
    if (measured) return measured;
    const fragment = fragmentOf(name);
    if (!fragment || open.has(name)) return NOTHING;
    open.add(name);
    const size = ofSelections(fragment.selectionSet);
    open.delete(name);
    known.set(name, size);
    return size;
  };
  const ofSelections = (selections: SelectionSetNode): Inner => {
    const total = { ...NOTHING, repeats: mostRepeated(selections) };
    for (const selection of selections.selections) {
      const inner =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? ofFragment(selection.name.value)
          : selection.selectionSet
            ? ofSelections(selection.selectionSet)
            : NOTHING;
      const isField = selection.kind === Kind.FIELD;
      total.depth = Math.max(total.depth, inner.depth + (isField ? 1 : 0));
      total.fields += inner.fields + (isField ? 1 : 0);
      total.aliases += inner.aliases + (isField && selection.alias ? 1 : 0);
      total.repeats = Math.max(total.repeats, inner.repeats);
    }
    return total;
  };
  return { ...ofSelections(set), rootFields: countRootFields(set, fragmentOf) };
}

/** Fields on the root, through its fragments. */
function countRootFields(root: SelectionSetNode, fragmentOf: FindFragment): number {
  const known = new Map<SelectionSetNode, number>();
  const ofSet = (set: SelectionSetNode): number => {
    const counted = known.get(set);
    if (counted !== undefined) return counted;
    // What is met again below itself is a cycle.
    known.set(set, 0);
    let count = 0;
    for (const selection of set.selections) {
      const inner =
        selection.kind === Kind.FIELD
          ? undefined
          : selection.kind === Kind.FRAGMENT_SPREAD
            ? fragmentOf(selection.name.value)?.selectionSet
            : selection.selectionSet;
      count += selection.kind === Kind.FIELD ? 1 : inner ? ofSet(inner) : 0;
    }
    known.set(set, count);
    return count;
  };
  return ofSet(root);
}

/** Inline fragments are merged into what is around them; fragments by name are compared once. */
function mostRepeated(set: SelectionSetNode): number {
  const counts = new Map<string, number>();
  const count = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.INLINE_FRAGMENT) count(selection.selectionSet);
      if (selection.kind !== Kind.FIELD) continue;
      const name = selection.alias?.value ?? selection.name.value;
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  };
  count(set);
  return Math.max(0, ...counts.values());
}
