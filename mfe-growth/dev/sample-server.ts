import type { OperationAnswer } from '@heartwood/contract/fake-shell';
import { moduleOf, type ModuleKey } from '@heartwood/contract/domain';
import { MODULE_GUIDES } from '@heartwood/contract/guides';
import type { CommentFieldsFragment, CompanyFactsFragment, ModuleContentFragment, ModuleSet, PersonFieldsFragment, PlanSnapshotsQuery } from '../src/generated/graphql';
import { sampleBilling, sampleBillingAnswer, sampleCredits } from '../src/features/billing/billing.sample';
import { businessModelOperations, sampleBusinessModel, type BusinessModelRows } from '../src/features/business-model/business-model.sample';
import { competitionOperations, sampleCompetition, type CompetitionRows } from '../src/features/competition/competition.sample';
import { foundationOperations, sampleFoundation, type FoundationRows } from '../src/features/foundation/foundation.sample';
import { marketPotentialOperations, sampleMarketPotential, type MarketPotentialRows } from '../src/features/market-potential/market-potential.sample';
import { overviewOperations } from '../src/features/overview/overview.sample';
import { noteOperations, sampleNotes, type SampleNotes } from '../src/features/notes/notes.sample';
import { samplePitch } from '../src/features/pitch/pitch.sample';
import { sampleShareLinks, shareOperations } from '../src/features/share/share.sample';
import { riskOperations, sampleRisk, type RiskSample } from '../src/features/risk/risk.sample';
import { sampleInsight } from '../src/features/insight/insight.sample';
import { sampleCompany } from './sample-company';
import { sampleSnapshots } from '../src/features/snapshots/snapshots.sample';
import { sampleSources, sourceOperations, type SampleSources } from '../src/area-page/source/source.sample';
import { sampleModules } from './sample-modules';
import { AMARA, COMPANY_ID, HELEN, JONAS, MATEO, PEOPLE, PRIYA } from './sample-people';

export interface SampleServer {
  modules: ModuleContentFragment[];
  comments: CommentFieldsFragment[];
  foundation: FoundationRows;
  businessModel: BusinessModelRows;
  competition: CompetitionRows;
  marketPotential: MarketPotentialRows;
  risk: RiskSample;
  sources: SampleSources;
  snapshots: PlanSnapshotsQuery['planSnapshots'];
  company: CompanyFactsFragment;
  notes: SampleNotes;
  /** Answers by operation name, for the fake shell. */
  operations: Record<string, OperationAnswer>;
  module(key: ModuleKey): ModuleContentFragment;
  /** Changes a module as another member would. */
  change(key: ModuleKey, fields: Partial<ModuleContentFragment>): ModuleContentFragment;
}

/** A server in memory that knows the growth remote's operations: for the remote alone, and for page tests. */
export function createSampleServer(modules: ModuleContentFragment[] = sampleModules()): SampleServer {
  const foundation = sampleFoundation(COMPANY_ID, JONAS);
  const businessModel = sampleBusinessModel(AMARA.id);
  const competition = sampleCompetition(businessModel.customers);
  const marketPotential = sampleMarketPotential();
  const risk = sampleRisk(AMARA.id);
  const sources = sampleSources();
  const snapshots = sampleSnapshots(COMPANY_ID);
  const comments = sampleComments();
  const deleted: CommentFieldsFragment[] = [];
  const versions = sampleVersions(modules);
  const company = sampleCompany(COMPANY_ID);
  const notes = sampleNotes({ self: AMARA, other: PRIYA });
  const find = (key: ModuleKey) => {
    const module = modules.find((each) => each.key === key);
    if (!module) throw new Error(`no module ${key}`);
    return module;
  };
  const change = (key: ModuleKey, fields: Partial<ModuleContentFragment>) => {
    const next = { ...find(key), ...fields };
    modules.splice(modules.findIndex((each) => each.key === key), 1, next);
    return next;
  };
  const answer = (module: ModuleContentFragment) => ({ __typename: 'ModulePayload', module, done: doneOf(modules), error: null });
  const byId = (id: string) => PEOPLE.find((person) => person.id === id) ?? AMARA;
  const page = (key: ModuleKey) => ({
    __typename: 'CommentPage', nodes: comments.filter(({ moduleId }) => moduleId === find(key).id), hasMore: false, endCursor: null,
  });
  const card = () => ({ __typename: 'CompanyCard', id: COMPANY_ID, done: doneOf(modules), modulesDone: modules.map(({ progress }) => progress === 'DONE') });
  const wholeFramework = () => ({ ...framework(modules), modules, clues: sampleClues() });

  const operations: Record<string, OperationAnswer> = {
    ...foundationOperations({
      companyId: COMPANY_ID, rows: foundation, person: byId,
      answer: (type, row) => ({ __typename: `${type}Payload`, row, module: null, done: doneOf(modules), error: null }),
    }),
    ...businessModelOperations({
      rows: businessModel, answer: (type, row) => ({ __typename: `${type}Payload`, row, module: null, done: doneOf(modules), error: null }),
    }),
    ...sourceOperations({
      sources, plan: () => ({ companyId: COMPANY_ID, framework: framework(modules), modules }),
      answer: (type, row) => ({ __typename: `${type}Payload`, row, module: null, done: doneOf(modules), error: null }),
    }),
    ...shareOperations(sampleShareLinks(COMPANY_ID, AMARA)),
    ...noteOperations({ notes, self: AMARA, people: PEOPLE, companyId: COMPANY_ID }),
    // No endpoint: tests that want one bring its answers.
    KeptSuggestions: () => ({ keptSuggestions: [] }),
    SuggestionBar: () => ({ suggestionOffer: null, creditLedger: null, creditCharges: [] }),
    PlanSnapshots: ({ weeks }) => ({
      planSnapshots: snapshots && { ...snapshots, snapshots: snapshots.snapshots.filter(({ week }) => (weeks as string[]).includes(week)) },
    }),
    ...competitionOperations({
      rows: competition, answer: (type, row) => ({ __typename: `${type}Payload`, row, module: null, done: doneOf(modules), error: null }),
    }),
    CompetitionPage: ({ open }) => ({
      competition: {
        __typename: 'CompetitionArea', companyId: COMPANY_ID, framework: framework(modules), ...competition,
        modules: modules.filter((module) => moduleOf(module.key).area === 'competition'),
        comments: find(open as ModuleKey).isHidden ? null : page(open as ModuleKey),
      },
    }),
    ...marketPotentialOperations({
      rows: marketPotential, answer: (type, row) => ({ __typename: `${type}Payload`, row, module: null, done: doneOf(modules), error: null }),
    }),
    MarketPotentialPage: ({ open }) => ({
      marketPotential: {
        __typename: 'MarketPotentialArea', companyId: COMPANY_ID, framework: framework(modules), ...marketPotential,
        customers: businessModel.customers, channels: businessModel.channels,
        modules: modules.filter((module) => moduleOf(module.key).area === 'marketPotential'),
        comments: find(open as ModuleKey).isHidden ? null : page(open as ModuleKey),
      },
    }),
    ...riskOperations(risk, (type, row) => ({ __typename: `${type}Payload`, row, module: null, done: doneOf(modules), error: null })),
    RiskAssessmentPage: ({ open }) => ({
      riskAssessment: {
        __typename: 'RiskAssessmentArea', companyId: COMPANY_ID, framework: framework(modules), ...risk,
        modules: modules.filter((module) => moduleOf(module.key).area === 'riskAssessment'),
        comments: find(open as ModuleKey).isHidden ? null : page(open as ModuleKey),
      },
    }),
    BusinessModelPage: ({ open }) => ({
      businessModel: {
        __typename: 'BusinessModelArea', companyId: COMPANY_ID, framework: framework(modules), ...businessModel,
        modules: modules.filter((module) => moduleOf(module.key).area === 'businessModel'),
        comments: find(open as ModuleKey).isHidden ? null : page(open as ModuleKey),
      },
    }),
    ...overviewOperations({
      company, card, framework: wholeFramework,
      changed: ({ sectors }) => {
        if (sectors) change('businessSectors', { progress: sectors.length > 0 ? 'DONE' : 'NOT_DONE' });
      },
    }),
    PitchDeck: () => ({ pitchDeck: samplePitch({ company, framework: framework(modules), modules, people: PEOPLE, sources }) }),
    GrowthHome: () => ({ growthFramework: wholeFramework() }),
    Billing: () => sampleBillingAnswer(COMPANY_ID, sampleBilling(COMPANY_ID)),
    Credits: () => sampleCredits(COMPANY_ID, [AMARA, PRIYA, JONAS]),
    Insight: () => ({ insight: sampleInsight(COMPANY_ID) }),
    Explanation: ({ type }) => ({ explanations: [explanation(type as ModuleKey)] }),
    ModulesToAssume: () => ({ growthFramework: wholeFramework() }),
    ModuleFacts: ({ key }) => ({ growthModule: find(key as ModuleKey) }),
    IdeaStage: () => ({ company: { ...company } }),
    FoundationPage: ({ open }) => ({
      foundation: {
        __typename: 'Foundation', companyId: COMPANY_ID, framework: framework(modules), ...foundation, team: team(),
        modules: modules.filter((module) => moduleOf(module.key).area === 'foundation'), isSoloFounder: company.isSoloFounder,
        comments: find(open as ModuleKey).isHidden ? null : page(open as ModuleKey),
      },
    }),
    ModuleComments: ({ key }) => ({ comments: page(key as ModuleKey) }),
    AreaHistory: ({ after }) => ({
      areaHistory: {
        __typename: 'AreaHistoryPage', hasMore: after == null, endCursor: after == null ? 'older' : null,
        nodes: after == null ? [
          {
            __typename: 'AreaHistoryEntry', id: '12', key: 'costs', actor: PRIYA, text: 'wrote “Washing and depots”',
            createdAt: '2026-05-12T09:52:00Z', versionId: '41',
          },
          {
            __typename: 'AreaHistoryEntry', id: '11', key: 'revenue', actor: AMARA, text: 'set the priority to high',
            createdAt: '2026-05-12T09:40:00Z', versionId: null,
          },
        ] : [
          {
            __typename: 'AreaHistoryEntry', id: '10', key: 'channels', actor: MATEO, text: 'marked it as done',
            createdAt: '2026-05-04T12:00:00Z', versionId: null,
          },
        ],
      },
    }),
    ModuleHistory: () => ({
      history: { __typename: 'HistoryPage', hasMore: false, endCursor: null, nodes: [{ __typename: 'HistoryEntry', id: 'history-1', actor: PRIYA, text: 'set the due date', createdAt: new Date().toISOString(), versionId: null }, ...versions.map(({ id, at, by }) => ({ __typename: 'HistoryEntry', id: `line-${id}`, actor: by, text: 'changed 9 words', createdAt: at, versionId: id }))], versions: { __typename: 'VersionFacts', count: versions.length, since: versions.at(-1)?.at ?? null, newest: versions[0]?.id ?? null } },
    }),
    ModuleVersion: ({ id }) => ({ version: versions.find((version) => version.id === id) ?? null }),
    RestoreVersion: ({ key, id }) => {
      const version = versions.find((each) => each.id === id);
      const module = find(key as ModuleKey);
      return { restoreVersion: answer(
        version ? change(module.key, { description: version.description, revision: module.revision + 1, updatedBy: AMARA }) : module,
      ) };
    },
    UpdateModule: (variables) => {
      const { key, set, baseRevision } = variables as { key: ModuleKey; set: ModuleSet; baseRevision?: number };
      const module = find(key);
      const isContent = set.description !== undefined || set.otherDescription !== undefined || set.assumption !== undefined;
      if (isContent && baseRevision !== undefined && baseRevision < module.revision) {
        return { updateModule: { ...answer(module), error: { __typename: 'UserError', code: 'CONFLICT', field: null, message: 'Somebody changed this.' } } };
      }
      const { assumptionData, ...fields } = set;
      const next = change(key, {
        ...(fields as Partial<ModuleContentFragment>), ...(assumptionData && { assumptionData: { __typename: 'AssumptionData', test: null, passesIf: null, result: null, ...assumptionData } }),
        ...(isContent && { revision: module.revision + 1, updatedAt: new Date().toISOString(), updatedBy: AMARA }),
      });
      return { updateModule: answer(next) };
    },
    AddAssignment: ({ key, userId }) => ({
      addAssignment: answer(change(key as ModuleKey, { assignees: [...find(key as ModuleKey).assignees, byId(String(userId))] })),
    }),
    RemoveAssignment: ({ key, userId }) => ({
      removeAssignment: answer(change(key as ModuleKey, { assignees: find(key as ModuleKey).assignees.filter(({ id }) => id !== userId) })),
    }),
    UpdateVisibility: ({ key, addVisibility, removedVisibilities }) => {
      const kept = find(key as ModuleKey).visibleTo.filter(({ id }) => !(removedVisibilities as string[]).includes(id));
      return { updateVisibility: answer(change(key as ModuleKey, { visibleTo: [...kept, ...(addVisibility as string[]).map(byId)] })) };
    },
    AddComment: ({ key, id, message, mentions }) => {
      const module = find(key as ModuleKey);
      const comment = newComment(module.id, String(id), AMARA, String(message), { mentions: (mentions as string[]).map(byId) });
      comments.unshift(comment);
      return { addComment: { __typename: 'CommentPayload', comment, module: change(module.key, { commentCount: module.commentCount + 1 }), error: null } };
    },
    UpdateComment: ({ id, message, mentions }) => {
      const at = comments.findIndex((comment) => comment.id === id);
      const comment = { ...(comments[at] ?? newComment('', String(id), AMARA, '')), message: String(message), mentions: (mentions as string[]).map(byId), isEdited: true };
      comments.splice(at, 1, comment);
      return { updateComment: { __typename: 'CommentPayload', comment, module: null, error: null } };
    },
    DeleteComment: ({ id }) => {
      deleted.push(...comments.splice(comments.findIndex((comment) => comment.id === id), 1));
      return { deleteComment: { __typename: 'CommentPayload', comment: null, module: null, error: null } };
    },
    RestoreComment: ({ id }) => {
      const comment = deleted.find((each) => each.id === id) ?? null;
      return { restoreComment: { __typename: 'CommentPayload', comment, module: null, error: null } };
    },
  };
  return {
    modules, comments, foundation, businessModel, competition, marketPotential, risk, sources, snapshots, notes, company, operations,
    module: find, change,
  };
}

function doneOf(modules: readonly ModuleContentFragment[]): number {
  return modules.filter(({ progress }) => progress === 'DONE').length;
}

const PLAN = { __typename: 'Plan', name: 'Trial', status: 'trialing', endsAt: null, maxTeam: 5, maxAdvisory: 5, usedTeam: 3, usedAdvisory: 1 };

function framework(modules: readonly ModuleContentFragment[]) {
  const people = PEOPLE.map((person) => {
    const own = modules.filter(({ assignees }) => assignees.some(({ id }) => id === person.id));
    return { __typename: 'FrameworkPerson', person, memberId: person === AMARA ? null : person.id, isAdvisory: person === HELEN, assigned: own.length, done: own.filter(({ progress }) => progress === 'DONE').length };
  });
  return { __typename: 'GrowthFramework', companyId: COMPANY_ID, eventSeq: 40, companyName: 'Loopcrate', done: doneOf(modules), doneThisWeek: 2, people, plan: PLAN };
}

/** What the rows of the plan say. */
function sampleClues() {
  return [{ __typename: 'PlanClue', key: 'keyPartners', count: 3, name: '2 washing depots' }];
}

function team() {
  const member = (user: PersonFieldsFragment, position: string, department: string, isAdvisory = false) => ({
    __typename: 'TeamMember', id: `seat-${user.id}`, user, email: `${user.firstname.toLowerCase()}@loopcrate.example`, role: 'MEMBER', position, department, accessType: 'edit',
    isAccepted: true, isDeclined: false, isAdvisory, isVerified: true,
  });
  return {
    __typename: 'Team', companyId: COMPANY_ID, owner: AMARA, plan: PLAN,
    members: [member(PRIYA, 'CFO', 'Finance'), member(MATEO, 'Growth', 'Marketing'), member(JONAS, 'CTO', 'Engineering'), member(HELEN, 'Advisor', 'Advisory', true)],
  };
}

export function newComment(
  moduleId: string, id: string, author: PersonFieldsFragment, message: string, change: Partial<CommentFieldsFragment> = {},
): CommentFieldsFragment {
  const isOwn = author === AMARA;
  return { __typename: 'Comment', id, moduleId, author, message, mentions: [], isEdited: false, createdAt: new Date().toISOString(), canEdit: isOwn, canDelete: isOwn, ...change };
}

/** The text of the culture as it is, and as it was a week ago. */
function sampleVersions(modules: readonly ModuleContentFragment[]) {
  const description = modules.find(({ key }) => key === 'culture')?.description ?? [];
  const days = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString();
  const version = (id: string, at: string, by: PersonFieldsFragment, text: Record<string, unknown>[]) => ({ __typename: 'ModuleVersion', id, at, by, description: text, otherDescription: null, assumption: null, rows: [{ __typename: 'VersionRow', id: 'gone', label: 'Phones down', text: 'At the gate' }], rowsNow: [], newest: '2' });
  return [version('2', days(1), AMARA, description), version('1', days(7), PRIYA, [{ type: 'paragraph', children: [{ text: 'Everybody spends half a day at the line.' }] }])];
}

function sampleComments(): CommentFieldsFragment[] {
  const culture = `${COMPANY_ID}:culture`;
  const hours = (count: number) => new Date(Date.now() - count * 3_600_000).toISOString();
  return [
    newComment(culture, 'comment-2', PRIYA, 'Add the rule about phones at the gate?', { createdAt: hours(1), canDelete: true }),
    newComment(culture, 'comment-1', HELEN, 'Three habits are enough. More is a poster.', { createdAt: hours(70), isEdited: true, canDelete: true }),
  ];
}

/** As the data file has it: what no operator has changed. */
function explanation(type: ModuleKey) {
  const content = [{ v: 2 }, { type: 'paragraph', children: [{ text: MODULE_GUIDES[type].guidance }] }];
  return { __typename: 'Explanation', id: type, type, content, mediaUrl: null };
}
