import type { OptimisticMutationConfig, UpdateResolver } from '@urql/exchange-graphcache';
import type {
  DeleteFoundationItemMutationVariables,
  RemoveCompanySdgMutationVariables,
  RemoveCompanySkillMutationVariables,
  SaveCompanySdgMutationVariables,
  SaveFoundationItemMutationVariables,
  SetSkillPeopleMutationVariables,
  UpdateVisibilityMutationVariables,
} from '../../generated/graphql';
import { linkedIds, moduleAnswer, moduleId, person, takeDone, type Link } from '../../module/module.cache';

const item = (id: string): Link => ({ __typename: 'FoundationItem', id });
const goal = (id: string): Link => ({ __typename: 'CompanySdg', id });
/** The server names a company's goal by its number. */
const goalId = (companyId: string, sdgId: number) => `${companyId}:${sdgId}`;
const skill = (id: string): Link => ({ __typename: 'CompanySkill', id });

export const foundationOptimism: OptimisticMutationConfig = {
  updateVisibility: (variables, cache) => {
    const { companyId, key, addVisibility, removedVisibilities } = variables as unknown as UpdateVisibilityMutationVariables;
    const added = [addVisibility].flat();
    const removed = [removedVisibilities].flat();
    const kept = linkedIds(cache, moduleId(companyId, key), 'visibleTo').filter((id) => !removed.includes(id) && !added.includes(id));
    return moduleAnswer(companyId, key, { visibleTo: [...kept, ...added].map(person) });
  },
  saveFoundationItem: (variables, cache) => {
    const { companyId, key, id, ...fields } = variables as unknown as SaveFoundationItemMutationVariables;
    const ids = linkedIds(cache, moduleId(companyId, key), 'items');
    const others = ids.filter((each) => each !== id).map(item);
    const saved = { ...item(id), ...fields };
    return moduleAnswer(companyId, key, { items: ids.includes(id) ? ids.map((each) => (each === id ? saved : item(each))) : [...others, saved] });
  },
  deleteFoundationItem: (variables, cache) => {
    const { companyId, key, id } = variables as unknown as DeleteFoundationItemMutationVariables;
    return moduleAnswer(companyId, key, { items: linkedIds(cache, moduleId(companyId, key), 'items').filter((each) => each !== id).map(item) });
  },
  saveCompanySdg: (variables, cache) => {
    const { companyId, sdgId, contribution, evaluation } = variables as unknown as SaveCompanySdgMutationVariables;
    const ids = linkedIds(cache, moduleId(companyId, 'sdgs'), 'sdgs');
    const id = goalId(companyId, sdgId);
    const texts = { ...(contribution != null && { contribution }), ...(evaluation != null && { evaluation }) };
    const saved = ids.includes(id) ? { ...goal(id), ...texts } : { ...goal(id), sdgId, contribution: '', evaluation: '', ...texts };
    return moduleAnswer(companyId, 'sdgs', { sdgs: [...ids.filter((each) => each !== id).map(goal), saved] });
  },
  removeCompanySdg: (variables, cache) => {
    const { companyId, sdgId } = variables as unknown as RemoveCompanySdgMutationVariables;
    const ids = linkedIds(cache, moduleId(companyId, 'sdgs'), 'sdgs');
    return moduleAnswer(companyId, 'sdgs', { sdgs: ids.filter((id) => id !== goalId(companyId, sdgId)).map(goal) });
  },
  removeCompanySkill: (variables, cache) => {
    const { companyId, id } = variables as unknown as RemoveCompanySkillMutationVariables;
    return moduleAnswer(companyId, 'skills', { skills: linkedIds(cache, moduleId(companyId, 'skills'), 'skills').filter((each) => each !== id).map(skill) });
  },
  setSkillPeople: (variables, cache) => {
    const { companyId, id, userIds } = variables as unknown as SetSkillPeopleMutationVariables;
    const skills = linkedIds(cache, moduleId(companyId, 'skills'), 'skills').map(skill);
    return moduleAnswer(companyId, 'skills', { skills: skills.map((each) => (each.id === id ? { ...each, people: [userIds].flat().map(person) } : each)) });
  },
};

export const foundationUpdates: Record<string, UpdateResolver> = {
  saveFoundationItem: takeDone('saveFoundationItem'),
  deleteFoundationItem: takeDone('deleteFoundationItem'),
};
