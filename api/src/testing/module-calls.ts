import type { TestServer } from './test-server';

export interface ModuleAnswer {
  module: {
    progress: string; revision: number; description: unknown; assumption: string | null; priority: string | null; dueDate: string | null; doneAt: string | null; isHidden: boolean; commentCount: number;
    assumptionData: { status: string; test: string | null; result: string | null } | null;
    assignees: { id: string }[]; visibleTo: { id: string }[]; updatedBy: { id: string } | null;
    items: { id: string; label: string; description: string; position: number }[];
    sdgs: { sdgId: number; contribution: string; evaluation: string }[];
    skills: { id: string; name: string; isUserGenerated: boolean; people: { id: string }[] }[];
  } | null;
  done: number | null;
  error: { code: string; field: string | null; message: string } | null;
}

const MODULE = `module { progress revision description assumption priority dueDate doneAt isHidden commentCount assumptionData { status test result }
  assignees { id } visibleTo { id } updatedBy { id } items { id label description position } sdgs { sdgId contribution evaluation } skills { id name isUserGenerated people { id } } } done error { code field message }`;

const FIELDS = {
  updateModule: ['$companyId: ID!, $key: ModuleKey!, $set: ModuleSet!, $baseRevision: Int, $yielded: RichText', 'companyId: $companyId, key: $key, set: $set, baseRevision: $baseRevision, yielded: $yielded'],
  restoreVersion: ['$companyId: ID!, $key: ModuleKey!, $id: String!', 'companyId: $companyId, key: $key, id: $id'],
  addAssignment: ['$companyId: ID!, $key: ModuleKey!, $userId: ID!', 'companyId: $companyId, key: $key, userId: $userId'],
  removeAssignment: ['$companyId: ID!, $key: ModuleKey!, $userId: ID!', 'companyId: $companyId, key: $key, userId: $userId'],
  updateVisibility: ['$companyId: ID!, $key: ModuleKey!, $addVisibility: [ID!]!, $removedVisibilities: [ID!]!', 'companyId: $companyId, key: $key, addVisibility: $addVisibility, removedVisibilities: $removedVisibilities'],
  saveFoundationItem: ['$companyId: ID!, $key: ModuleKey!, $id: ID!, $label: String!, $description: String!, $position: Float!', 'companyId: $companyId, key: $key, id: $id, label: $label, description: $description, position: $position'],
  deleteFoundationItem: ['$companyId: ID!, $key: ModuleKey!, $id: ID!', 'companyId: $companyId, key: $key, id: $id'],
  saveCompanySdg: ['$companyId: ID!, $sdgId: Int!, $contribution: String, $evaluation: String', 'companyId: $companyId, sdgId: $sdgId, contribution: $contribution, evaluation: $evaluation'],
  removeCompanySdg: ['$companyId: ID!, $sdgId: Int!', 'companyId: $companyId, sdgId: $sdgId'],
  addCompanySkill: ['$companyId: ID!, $id: ID!, $name: String!', 'companyId: $companyId, id: $id, name: $name'],
  removeCompanySkill: ['$companyId: ID!, $id: ID!', 'companyId: $companyId, id: $id'],
  setSkillPeople: ['$companyId: ID!, $id: ID!, $userIds: [ID!]!', 'companyId: $companyId, id: $id, userIds: $userIds'],
} as const;

/** Calls one of the mutations that answer with a module; what the schema itself refuses is thrown. */
export async function callModule(server: TestServer, token: string, name: keyof typeof FIELDS, variables: Record<string, unknown>): Promise<ModuleAnswer> {
  const [declared, passed] = FIELDS[name];
  const { data, errors } = await server.graphql<Record<string, ModuleAnswer>>(`mutation (${declared}) { ${name}(${passed}) { ${MODULE} } }`, variables, token);
  const answer = data?.[name];
  if (!answer || errors) throw new Error(errors?.map((error) => `${String(error.extensions?.code)}: ${error.message}`).join('\n') ?? 'no answer');
  return answer;
}
