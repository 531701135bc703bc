import { behind, listRules } from '@heartwood/client-kit/cache';
import type { OptimisticMutationConfig, UpdateResolver } from '@urql/exchange-graphcache';
import {
  SkillCatalogueDocument,
  type SaveCompanySdgMutationVariables, type SetSkillPeopleMutationVariables, type SkillCatalogueQuery,
} from '../../generated/graphql';
import { person } from '../../module/module.cache';

/** The server names a company's development goal by its number. */
const sdgId = (variables: object) => {
  const { companyId, sdgId: number } = variables as Pick<SaveCompanySdgMutationVariables, 'companyId' | 'sdgId'>;
  return `${companyId}:${number}`;
};

export const FOUNDATION_LISTS = [
  listRules({ area: 'Foundation', list: 'items', type: 'FoundationItem', save: 'saveFoundationItem', remove: 'deleteFoundationItem' }),
  listRules({
    area: 'Foundation', list: 'sdgs', type: 'CompanySdg', save: 'saveCompanySdg', remove: 'removeCompanySdg', id: sdgId,
    row: (variables, isKnown) => {
      const { sdgId: number, contribution, evaluation } = variables as unknown as SaveCompanySdgMutationVariables;
      const texts = { ...(contribution != null && { contribution }), ...(evaluation != null && { evaluation }) };
      return isKnown ? texts : { key: 'sdgs', sdgId: number, contribution: '', evaluation: '', ...texts };
    },
  }),
  // Which skill it will be is the server's to say.
  listRules({ area: 'Foundation', list: 'skills', type: 'CompanySkill', save: 'addCompanySkill', remove: 'removeCompanySkill', row: null }),
];

/** What was found in the catalogue is one list, however often it was asked for more. */
export const foundationPages: Record<string, UpdateResolver> = {
  skills(result, { search, after }, cache) {
    if (!after) return;
    const more = (result as unknown as SkillCatalogueQuery).skills;
    cache.updateQuery({ query: SkillCatalogueDocument, variables: { search: String(search) } }, (data) => (
      data && { ...data, skills: behind(data.skills, more, after, ({ id }) => id) }
    ));
  },
};

export const foundationOptimism: OptimisticMutationConfig = {
  setSkillPeople: (variables) => {
    const { id, userIds } = variables as unknown as SetSkillPeopleMutationVariables;
    const row = { __typename: 'CompanySkill', id, people: [userIds].flat().map(person) };
    return { __typename: 'CompanySkillPayload', error: null, row };
  },
};
