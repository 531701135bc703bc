import type { Cache, OptimisticMutationConfig, UpdateResolver } from '@urql/exchange-graphcache';
import {
  CompanyBasisFragmentDoc, FoundationBasisFragmentDoc, ModuleProgressFragmentDoc,
  type CompanySet, type ModuleKey, type UpdateCompanyMutationVariables,
} from '../generated/graphql';
import { moduleId, writeDone } from './module.cache';

/** Which derived modules a change of the company itself finishes or opens again (product decisions, modules 1, 2 and 9). */
function derivedProgress(set: CompanySet): { key: ModuleKey; done: boolean }[] {
  return [
    ...(set.sectors ? [{ key: 'businessSectors' as const, done: set.sectors.length > 0 }] : []),
    ...(set.stageId == null ? [] : [{ key: 'businessStage' as const, done: true }]),
    ...(set.isSoloFounder === true ? [{ key: 'team' as const, done: true }] : []),
  ];
}

/** What was chosen is shown at once; the answer brings the company itself. That of an area says it once more. */
function writeCompany(cache: Cache, companyId: string, { sectors, stageId, objective, isSoloFounder }: CompanySet): void {
  const fields = {
    ...(sectors && { sectors }), ...(stageId != null && { stageId }), ...(objective != null && { objective }),
    ...(isSoloFounder != null && { isSoloFounder }),
  };
  cache.writeFragment(CompanyBasisFragmentDoc, { __typename: 'Company', id: companyId, ...fields } as never);
  if (isSoloFounder != null) cache.writeFragment(FoundationBasisFragmentDoc, { __typename: 'Foundation', companyId, isSoloFounder });
}

const updateCompany: UpdateResolver = (result, variables, cache) => {
  const { id, set } = variables as unknown as UpdateCompanyMutationVariables;
  const payload = result.updateCompany as { company?: { done?: number } | null } | null;
  if (!payload?.company) return;
  writeCompany(cache, id, set);
  for (const { key, done } of derivedProgress(set)) {
    cache.writeFragment(ModuleProgressFragmentDoc, {
      __typename: 'GrowthModule', id: moduleId(id, key), progress: done ? 'DONE' : 'NOT_DONE',
    });
  }
  if (typeof payload.company.done === 'number') writeDone(cache, id, payload.company.done);
};

export const companyUpdates: Record<string, UpdateResolver> = { updateCompany };

export const companyOptimism: OptimisticMutationConfig = {
  updateCompany: (variables) => ({
    __typename: 'CompanyPayload', error: null, company: { __typename: 'CompanyCard', id: String(variables.id) },
  }),
};
