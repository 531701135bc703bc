import {
  canCommentOnModule, canEditModule, canSeeModule, canShareModule, isModuleOpen, MODULES, moduleOf, SECTORS, STAGES,
  type CompanyStanding, type ModuleKey, type ModuleReach, type PlanName,
} from '@heartwood/contract/domain';
import { isModuleDone } from './company-level';
import type { AssumptionData } from './growth.table';
import type { ComponentRow, ContentRow, GrowthFacts, Priority, Progress } from './growth.queries';
import type { Person } from '../identity';

export interface GrowthModule {
  id: string;
  companyId: string;
  key: ModuleKey;
  progress: Progress;
  isLocked: boolean;
  isHidden: boolean;
  canEdit: boolean;
  canComment: boolean;
  canShare: boolean;
  summary: string | null;
  dueDate: string | null;
  assignees: Person[];
  visibleTo: Person[];
  priority: Priority | null;
  commentCount: number;
  doneAt: string | null;
  description: unknown[] | null;
  otherDescription: unknown[] | null;
  hiddenFields: string[];
  assumption: string | null;
  assumptionData: AssumptionData | null;
  isEvidenced: boolean;
  revision: number;
  updatedAt: string | null;
  updatedBy: Person | null;
}

/** What the facts say by key and by person, looked up 28 times. */
export interface GrowthIndex {
  people: ReadonlyMap<string, Person>;
  components: ReadonlyMap<string, ComponentRow>;
  content: ReadonlyMap<string, ContentRow>;
  reach: ReadonlyMap<string, ModuleReach>;
}

export function indexFacts(facts: GrowthFacts): GrowthIndex {
  const people = new Map<string, Person>([[facts.ownerId, facts.owner]]);
  for (const member of facts.roster) if (member.user) people.set(member.user.id, member.user);
  const reach = new Map<string, {
    assignees: string[]; visibleTo: string[];
  }>(MODULES.map(({ key }) => [key, { assignees: [], visibleTo: [] }]));
  for (const [key, userId] of facts.assignments) if (people.has(userId)) reach.get(key)?.assignees.push(userId);
  for (const [key, userId] of facts.visibilities) reach.get(key)?.visibleTo.push(userId);
  return {
    people, reach,
    components: new Map(facts.components.map((row) => [row.key, row])),
    content: new Map(facts.content?.rows.map((row) => [row.key, row])),
  };
}

export const OPEN: ModuleReach = { assignees: [], visibleTo: [] };
const NOTHING: never[] = [];

/** One module as one viewer may know it: of a module not shown to them only its progress, which is its place in the level. */
export function composeModule(
  facts: GrowthFacts, index: GrowthIndex, key: ModuleKey, standing: CompanyStanding, plan: PlanName,
): GrowthModule {
  const reach = index.reach.get(key) ?? OPEN;
  const isLocked = !isModuleOpen(key, plan);
  const isHidden = !canSeeModule(standing, reach);
  const component = index.components.get(key);
  const progress: Progress = isModuleDone(key, facts.level) ? 'DONE' : 'NOT_DONE';
  const open = !isLocked && !isHidden;
  return {
    id: `${facts.id}:${key}`,
    companyId: facts.id,
    key,
    progress,
    isLocked,
    isHidden,
    canEdit: open && canEditModule(standing, reach),
    canComment: open && canCommentOnModule(standing, reach),
    canShare: open && canShareModule(standing, reach),
    summary: isHidden ? null : summaryOf(key, facts),
    dueDate: isHidden ? null : component?.dueDate ?? null,
    assignees: isHidden ? NOTHING : persons(reach.assignees, index),
    doneAt: progress === 'DONE' && !isHidden ? component?.doneAt ?? null : null,
    visibleTo: isHidden ? NOTHING : persons(reach.visibleTo, index),
    isEvidenced: !isHidden && facts.evidenced.includes(key),
    ...(isHidden ? NO_CONTENT : contentOf(facts, index, key)),
  };
}

const NO_CONTENT = {
  priority: null, commentCount: 0, description: null, otherDescription: null, hiddenFields: NOTHING, assumption: null,
  assumptionData: null, revision: 0, updatedAt: null, updatedBy: null,
};

function contentOf(facts: GrowthFacts, index: GrowthIndex, key: ModuleKey) {
  const { content } = facts;
  if (!content) return NO_CONTENT;
  const row = index.content.get(key);
  return {
    priority: row?.priority ?? null,
    commentCount: content.commentCounts[key] ?? 0,
    description: row?.description ?? null,
    otherDescription: row?.otherDescription ?? null,
    hiddenFields: row?.hiddenFields ?? NOTHING,
    assumption: row?.assumption ?? null,
    assumptionData: row?.assumptionData ? inWordsOfNow(row.assumptionData) : null,
    revision: row?.revision ?? 0,
    updatedAt: row?.updatedAt ?? null,
    updatedBy: row?.updatedBy ?? null,
  };
}

const WORDS_BEFORE: Readonly<Record<string, AssumptionData['status']>> = { CONFIRMED: 'TRUE', REFUTED: 'FALSE' };

/** A process of the release before may still write its own words. */
function inWordsOfNow(data: AssumptionData): AssumptionData {
  return { ...data, status: WORDS_BEFORE[data.status] ?? data.status };
}

/** Those of the ids who are in the company. */
export function persons(ids: readonly string[], index: GrowthIndex): Person[] {
  if (ids.length === 0) return NOTHING;
  return ids.flatMap((id) => index.people.get(id) ?? []);
}

/** One line for lists: the first word of each sector, or the stage's name. */
function summaryOf(key: ModuleKey, { level }: GrowthFacts): string | null {
  if (key === 'businessSectors' && level.sectors.length > 0) {
    return level.sectors.map((id) => SECTORS.find((sector) => sector.id === id)?.name.split(' & ')[0] ?? id).join(', ');
  }
  if (key === 'businessStage') return STAGES.find((stage) => stage.id === level.stageId)?.name ?? null;
  return null;
}

/** Whether DONE is the user's own statement; the other five follow from records. */
export function isStated(key: ModuleKey): boolean {
  return moduleOf(key).completion === 'stated';
}
