import type { OperationAnswer } from '@heartwood/contract/fake-shell';
import type { CompanyFactsFragment, UpdateCompanyMutationVariables } from '../../generated/graphql';

interface Answering {
  company: CompanyFactsFragment;
  /** The framework with its modules, as it is now. */
  framework(): object;
  /** The card of the company as a command answers with it. */
  card(): object;
  /** What follows from the change beside the company itself. */
  changed(set: UpdateCompanyMutationVariables['set']): void;
}

/** What a server answers of the company itself: a field that somebody else has changed is a conflict. */
export function overviewOperations({ company, framework, card, changed }: Answering): Record<string, OperationAnswer> {
  return {
    CompanyOverview: () => ({ growthFramework: framework(), company: { ...company } }),
    UpdateCompany: (variables) => {
      const { set, base } = variables as UpdateCompanyMutationVariables;
      const said = company as unknown as Record<string, unknown>;
      const taken = Object.entries(base ?? {}).find(([field, value]) => JSON.stringify(said[field]) !== JSON.stringify(value))?.[0];
      if (taken !== undefined) {
        const error = { __typename: 'UserError', code: 'CONFLICT', field: taken, message: 'Somebody else has changed this meanwhile.' };
        return { updateCompany: { __typename: 'CompanyPayload', company: null, profile: { ...company }, error } };
      }
      Object.assign(company, set, { updatedAt: new Date(Date.parse(company.updatedAt) + 1_000).toISOString() });
      changed(set);
      return { updateCompany: { __typename: 'CompanyPayload', company: card(), profile: { ...company }, error: null } };
    },
  };
}
