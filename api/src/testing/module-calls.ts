import type { TestServer } from './test-server';

export interface ModuleAnswer {
  module: {
    progress: string; revision: number; description: unknown; assumption: string | null; priority: string | null; dueDate: string | null;
    doneAt: string | null; isHidden: boolean; commentCount: number
    assumptionData: { status: string; test: string | null; result: string | null } | null;
    assignees: { id: string }[]; visibleTo: { id: string }[]; updatedBy: { id: string } | null;
  } | null;
  done: number | null;
  error: { code: string; field: string | null; message: string } | null;
}

const MODULE = `module { progress revision description assumption priority dueDate doneAt isHidden commentCount assumptionData { status test result }
  assignees { id } visibleTo { id } updatedBy { id } } done error { code field message }`;

const FIELDS = {
  updateModule: [
    '$companyId: ID!, $key: ModuleKey!, $set: ModuleSet!, $baseRevision: Int, $yielded: RichText',
    'companyId: $companyId, key: $key, set: $set, baseRevision: $baseRevision, yielded: $yielded',
  ],
  restoreVersion: ['$companyId: ID!, $key: ModuleKey!, $id: String!', 'companyId: $companyId, key: $key, id: $id'],
  addAssignment: ['$companyId: ID!, $key: ModuleKey!, $userId: ID!', 'companyId: $companyId, key: $key, userId: $userId'],
  removeAssignment: ['$companyId: ID!, $key: ModuleKey!, $userId: ID!', 'companyId: $companyId, key: $key, userId: $userId'],
  updateVisibility: [
    '$companyId: ID!, $key: ModuleKey!, $addVisibility: [ID!]!, $removedVisibilities: [ID!]!',
    'companyId: $companyId, key: $key, addVisibility: $addVisibility, removedVisibilities: $removedVisibilities',
  ],
} as const;

/** Calls one of the mutations that answer with a module; what the schema itself refuses is thrown. */
export async function callModule(
  server: TestServer, token: string, name: keyof typeof FIELDS, variables: Record<string, unknown>,
): Promise<ModuleAnswer> {
  const [declared, passed] = FIELDS[name];
  const { data, errors } = await server.graphql<Record<string, ModuleAnswer>>(
    `mutation (${declared}) { ${name}(${passed}) { ${MODULE} } }`, variables, token,
  );
  const answer = data?.[name];
  if (!answer || errors) throw new Error(
    errors?.map((error) => `${String(error.extensions?.code)}: ${error.message}`).join('\n') ?? 'no answer',
  );
  return answer;
}

export interface RowAnswer {
  row: Record<string, unknown> | null;
  module: { progress: string } | null;
  done: number | null;
  error: ModuleAnswer['error']
}

const ITEM = 'id key label description position';
const SDG = 'sdgId contribution evaluation';
const SKILL = 'id name isUserGenerated people { id }';

const ROW_FIELDS = {
  saveFoundationItem: ['$companyId: ID!, $row: FoundationItemInput!', 'companyId: $companyId, row: $row', ITEM],
  deleteFoundationItem: ['$companyId: ID!, $id: ID!', 'companyId: $companyId, id: $id', ITEM],
  saveCompanySdg: [
    '$companyId: ID!, $sdgId: Int!, $contribution: String, $evaluation: String',
    'companyId: $companyId, sdgId: $sdgId, contribution: $contribution, evaluation: $evaluation', SDG,
  ],
  removeCompanySdg: ['$companyId: ID!, $sdgId: Int!', 'companyId: $companyId, sdgId: $sdgId', SDG],
  addCompanySkill: ['$companyId: ID!, $id: ID!, $name: String!', 'companyId: $companyId, id: $id, name: $name', SKILL],
  removeCompanySkill: ['$companyId: ID!, $id: ID!', 'companyId: $companyId, id: $id', SKILL],
  setSkillPeople: ['$companyId: ID!, $id: ID!, $userIds: [ID!]!', 'companyId: $companyId, id: $id, userIds: $userIds', SKILL],
} as const;

/** Calls one of the mutations that answer with a row of Foundation. */
export async function callRow(
  server: TestServer, token: string, name: keyof typeof ROW_FIELDS, variables: Record<string, unknown>,
): Promise<RowAnswer> {
  const [declared, passed, row] = ROW_FIELDS[name];
  const { data, errors } = await server.graphql<Record<string, RowAnswer>>(
    `mutation (${declared}) { ${name}(${passed}) { row { ${row} } module { progress } done error { code field message } } }`, variables,
    token,
  );
  const answer = data?.[name];
  if (!answer || errors) throw new Error(
    errors?.map((error) => `${String(error.extensions?.code)}: ${error.message}`).join('\n') ?? 'no answer',
  );
  return answer;
}

export interface FoundationAnswer {
  items: { id: string; key: string; label: string; description: string; position: number }[];
  sdgs: { sdgId: number; contribution: string; evaluation: string }[];
  skills: { id: string; name: string; isUserGenerated: boolean; people: { id: string }[] }[];
}

/** The lists of Foundation as their reader gets them. */
export async function readFoundation(server: TestServer, token: string, companyId: string): Promise<FoundationAnswer> {
  const { data, errors } = await server.graphql<{ foundation: FoundationAnswer | null }>(
    `query ($companyId: ID!) { foundation(companyId: $companyId) { items { ${ITEM} } sdgs { ${SDG} } skills { ${SKILL} } } }`,
    { companyId }, token,
  );
  return data?.foundation ?? Promise.reject(new Error(String(errors?.[0]?.extensions?.code)));
}
