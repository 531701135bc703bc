import { linkedIds, type Link, type ListRules } from '@heartwood/client-kit/cache';
import type { Cache, OptimisticMutationConfig, UpdateResolver } from '@urql/exchange-graphcache';
import { FrameworkDoneFragmentDoc } from '../generated/graphql';
import type {
  AddAssignmentMutationVariables, ModuleKey, RemoveAssignmentMutationVariables, UpdateModuleMutationVariables,
  UpdateVisibilityMutationVariables,
} from '../generated/graphql';

export function moduleId(companyId: string, key: ModuleKey): string {
  return `${companyId}:${key}`;
}

/** Ids behind a list field of a module, as the cache holds them now. */
function linkedToModule(cache: Cache, companyId: string, key: ModuleKey, field: string): string[] {
  return linkedIds(cache, { __typename: 'GrowthModule', id: moduleId(companyId, key) }, field);
}

/** What the cache shows before the server has answered: only the fields that the command changes. */
function moduleAnswer(companyId: string, key: ModuleKey, fields: Record<string, unknown>) {
  return { __typename: 'ModulePayload', error: null, module: { __typename: 'GrowthModule', id: moduleId(companyId, key), ...fields } };
}

export const moduleOptimism: OptimisticMutationConfig = {
  updateModule: (variables) => {
    const { companyId, key, set } = variables as unknown as UpdateModuleMutationVariables;
    // Not the texts: a draft keeps each. Laid over what another member has just saved, it would pass for the server's, and give way to
    // theirs without a word.
    const { assumptionData, description: _draft, otherDescription: _other, ...fields } = set;
    return moduleAnswer(companyId, key, {
      ...fields,
      ...(assumptionData && {
        assumptionData: { __typename: 'AssumptionData', test: null, passesIf: null, result: null, ...assumptionData },
      }),
    });
  },
  addAssignment: (variables, cache) => {
    const { companyId, key, userId } = variables as unknown as AddAssignmentMutationVariables;
    const ids = linkedToModule(cache, companyId, key, 'assignees');
    return moduleAnswer(companyId, key, { assignees: [...ids.filter((id) => id !== userId), userId].map(person) });
  },
  removeAssignment: (variables, cache) => {
    const { companyId, key, userId } = variables as unknown as RemoveAssignmentMutationVariables;
    const ids = linkedToModule(cache, companyId, key, 'assignees');
    return moduleAnswer(companyId, key, { assignees: ids.filter((id) => id !== userId).map(person) });
  },
  updateVisibility: (variables, cache) => {
    const { companyId, key, addVisibility, removedVisibilities } = variables as unknown as UpdateVisibilityMutationVariables;
    const added = [addVisibility].flat();
    const removed = [removedVisibilities].flat();
    const kept = linkedToModule(cache, companyId, key, 'visibleTo').filter((id) => !removed.includes(id) && !added.includes(id));
    return moduleAnswer(companyId, key, { visibleTo: [...kept, ...added].map(person) });
  },
};

export function person(id: string): Link {
  return { __typename: 'Person', id };
}

/** The lists of an area: their rules, each of which takes over the number of done modules too. */
export function areaUpdates(lists: readonly ListRules[]): Record<string, UpdateResolver> {
  const fields = new Set(lists.flatMap((list) => Object.keys(list.updates)));
  return Object.fromEntries([...fields].map((field) => [field, (...given) => {
    // Rows of one kind may stand in the lists of several areas.
    for (const { updates } of lists) updates[field]?.(...given);
    takeDone(field)(...given);
  }]));
}

/** Takes over the number of done modules that a command's answer brings. */
function takeDone(field: string): UpdateResolver {
  return (result, variables, cache) => {
    const payload = result[field] as { done?: number | null } | null | undefined;
    if (typeof payload?.done === 'number') writeDone(cache, String(variables.companyId), payload.done);
  };
}

export function writeDone(cache: Cache, companyId: string, done: number): void {
  cache.writeFragment(FrameworkDoneFragmentDoc, { __typename: 'GrowthFramework', companyId, done });
}

export const moduleUpdates: Record<string, UpdateResolver> = {
  updateModule: takeDone('updateModule'),
  addAssignment: takeDone('addAssignment'),
  removeAssignment: takeDone('removeAssignment'),
};
