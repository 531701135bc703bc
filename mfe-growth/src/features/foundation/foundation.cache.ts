import { listRules, type Link } from '@heartwood/client-kit/cache';
import type { OptimisticMutationConfig, UpdateResolver } from '@urql/exchange-graphcache';
import type {
  RemoveCompanySdgMutationVariables,
  RemoveCompanySkillMutationVariables,
  SaveCompanySdgMutationVariables,
  SaveFoundationItemMutationVariables,
  SetSkillPeopleMutationVariables,
  UpdateVisibilityMutationVariables,
} from '../../generated/graphql';
import { linkedToModule, moduleAnswer, moduleId, person, takeDone } from '../../module/module.cache';

const sdg = (id: string): Link => ({ __typename: 'CompanySdg', id });
/** The server names a company's development goal by its number. */
const sdgKey = (companyId: string, sdgId: number) => `${companyId}:${sdgId}`;
const skill = (id: string): Link => ({ __typename: 'CompanySkill', id });

/** Which module's rows a command is about. */
const place = (variables: object) => variables as Pick<SaveFoundationItemMutationVariables, 'companyId' | 'key'>;

const itemRules = listRules({
  owner: (variables) => ({ __typename: 'GrowthModule', id: moduleId(place(variables).companyId, place(variables).key) }),
  list: 'items', type: 'FoundationItem', save: 'saveFoundationItem', remove: 'deleteFoundationItem',
  row: (variables) => {
    const { id, label, description, position } = variables as unknown as SaveFoundationItemMutationVariables;
    return { id, label, description, position };
  },
  answer: (variables, fields) => moduleAnswer(place(variables).companyId, place(variables).key, fields),
});

export const foundationOptimism: OptimisticMutationConfig = {
  updateVisibility: (variables, cache) => {
    const { companyId, key, addVisibility, removedVisibilities } = variables as unknown as UpdateVisibilityMutationVariables;
    const added = [addVisibility].flat();
    const removed = [removedVisibilities].flat();
    const kept = linkedToModule(cache, companyId, key, 'visibleTo').filter((id) => !removed.includes(id) && !added.includes(id));
    return moduleAnswer(companyId, key, { visibleTo: [...kept, ...added].map(person) });
  },
  ...itemRules,
  saveCompanySdg: (variables, cache) => {
    const { companyId, sdgId, contribution, evaluation } = variables as unknown as SaveCompanySdgMutationVariables;
    const ids = linkedToModule(cache, companyId, 'sdgs', 'sdgs');
    const id = sdgKey(companyId, sdgId);
    const texts = { ...(contribution != null && { contribution }), ...(evaluation != null && { evaluation }) };
    const saved = ids.includes(id) ? { ...sdg(id), ...texts } : { ...sdg(id), sdgId, contribution: '', evaluation: '', ...texts };
    return moduleAnswer(companyId, 'sdgs', { sdgs: [...ids.filter((each) => each !== id).map(sdg), saved] });
  },
  removeCompanySdg: (variables, cache) => {
    const { companyId, sdgId } = variables as unknown as RemoveCompanySdgMutationVariables;
    const ids = linkedToModule(cache, companyId, 'sdgs', 'sdgs');
    return moduleAnswer(companyId, 'sdgs', { sdgs: ids.filter((id) => id !== sdgKey(companyId, sdgId)).map(sdg) });
  },
  removeCompanySkill: (variables, cache) => {
    const { companyId, id } = variables as unknown as RemoveCompanySkillMutationVariables;
    return moduleAnswer(companyId, 'skills', { skills: linkedToModule(cache, companyId, 'skills', 'skills').filter((each) => each !== id).map(skill) });
  },
  setSkillPeople: (variables, cache) => {
    const { companyId, id, userIds } = variables as unknown as SetSkillPeopleMutationVariables;
    const skills = linkedToModule(cache, companyId, 'skills', 'skills').map(skill);
    return moduleAnswer(companyId, 'skills', { skills: skills.map((each) => (each.id === id ? { ...each, people: [userIds].flat().map(person) } : each)) });
  },
};

export const foundationUpdates: Record<string, UpdateResolver> = {
  saveFoundationItem: takeDone('saveFoundationItem'),
  deleteFoundationItem: takeDone('deleteFoundationItem'),
};
