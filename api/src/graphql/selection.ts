import { Kind, type FieldNode, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';

type Selected = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>;

/** The documents of our clients are few and stay parsed, so each field is searched once. */
const known = new WeakMap<FieldNode, Map<string, boolean>>();

/** Whether the operation asks for one of the fields below the path: what nobody asks for is not read. */
export function selects(info: Selected, path: readonly string[], names: ReadonlySet<string>): boolean {
  return info.fieldNodes.some((node) => {
    const answers = known.get(node) ?? new Map<string, boolean>();
    known.set(node, answers);
    const key = path.join('.');
    const answer = answers.get(key) ?? searches(node.selectionSet, path, names, info);
    answers.set(key, answer);
    return answer;
  });
}

function searches(set: SelectionSetNode | undefined, path: readonly string[], names: ReadonlySet<string>, info: Selected): boolean {
  const [next, ...rest] = path;
  return (set?.selections ?? []).some((selection): boolean => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return searches(info.fragments[selection.name.value]?.selectionSet, path, names, info);
    if (selection.kind === Kind.INLINE_FRAGMENT) return searches(selection.selectionSet, path, names, info);
    if (next === undefined) return names.has(selection.name.value);
    return selection.name.value === next && searches(selection.selectionSet, rest, names, info);
  });
}
