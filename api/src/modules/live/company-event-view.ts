import { isModuleKey, type ModuleKey } from '@heartwood/contract/domain';
import { teamOf, type Company, type CompanyEventNotice, type Team } from '../company';
import {
  companyCard, viewComment, viewGrowth, viewRecords,
  type Comment, type CompanyCard, type GrowthFramework, type GrowthModule, type LevelledCompany,
} from '../growth';
import type { LoadedStep } from './company-steps';

/** One step as a reader gets it; only what the step changed is set. */
export interface CompanyEvent {
  seq: number;
  type: string;
  actorId: string | null;
  moduleKey: ModuleKey | null;
  module: GrowthModule | null;
  framework: GrowthFramework | null;
  comment: Comment | null;
  deletedCommentId: string | null;
  /** Rows as the reader may know them, each with `__typename`. */
  records: object[];
  deletedRecordIds: string[];
  team: Team | null;
  company: CompanyCard | null;
  profile: Company | null;
}

const EMPTY = {
  actorId: null, moduleKey: null, module: null, framework: null, comment: null, deletedCommentId: null,
  records: [], deletedRecordIds: [], team: null, company: null, profile: null,
};

/**
 * The stream begins here: nothing was missed up to this sequence if the screen was loaded at it. Team and company come with
 * it as they are now.
 */
export const hello = (company: LevelledCompany, viewerId: string, now: Date): CompanyEvent => (
  { ...EMPTY, seq: company.eventSeq, type: 'HELLO', team: teamOf(company, now), company: companyCard(company, viewerId, now) }
);

/** The last step: the company is gone, or the reader does not belong to it any more. */
export const ended = ({ seq, type }: CompanyEventNotice): CompanyEvent => (
  { ...EMPTY, seq, type: type === 'COMPANY_REMOVED' ? type : 'MEMBERSHIP_ENDED' }
);

const WITH_FRAMEWORK: readonly string[] = ['MODULE_PROGRESS_CHANGED', 'ASSIGNMENT_CHANGED', 'TEAM_CHANGED', 'COMPANY_CHANGED'];
const WITH_COMPANY: readonly string[] = ['MODULE_PROGRESS_CHANGED', 'TEAM_CHANGED', 'COMPANY_CHANGED'];
/** Steps inside a module: who does not see it is not told that anything happened. */
const INSIDE: readonly string[] = ['MODULE_CHANGED', 'COMMENT_ADDED', 'COMMENT_CHANGED', 'COMMENT_DELETED'];

export type StepView = CompanyEvent | 'ended' | 'hidden';

const views = new WeakMap<LoadedStep, Map<string, StepView>>();

/**
 * What one reader may know of a step: 'ended' when they are not in the company, 'hidden' when it is none of their
 * business. All tabs of one person get the very same object, so that it is executed once for them.
 */
export function viewStep(step: LoadedStep, viewerId: string, now: Date): StepView {
  const byViewer = views.get(step) ?? new Map<string, StepView>();
  views.set(step, byViewer);
  const view = byViewer.get(viewerId) ?? composeView(step, viewerId, now);
  byViewer.set(viewerId, view);
  return view;
}

function composeView({ notice, facts, comment, records, profile }: LoadedStep, viewerId: string, now: Date): StepView {
  const view = facts && viewGrowth(facts, viewerId, now);
  if (!view || !facts) return 'ended';
  const moduleKey = keyOf(notice);
  const module = moduleKey && (view.modules([moduleKey])[0] ?? null);
  if (module?.isHidden && INSIDE.includes(notice.type)) return 'hidden';
  return {
    seq: notice.seq,
    type: notice.type,
    actorId: notice.actorId,
    moduleKey,
    module,
    framework: WITH_FRAMEWORK.includes(notice.type) ? view.framework() : null,
    comment: comment && module && moduleKey
      ? viewComment(comment, { companyId: facts.id, key: moduleKey }, view.standing, viewerId, module.canComment)
      : null,
    deletedCommentId: notice.type === 'COMMENT_DELETED' ? notice.commentId ?? null : null,
    records: records.flatMap((each) => viewRecords(each, view.reader)),
    deletedRecordIds: records.flatMap(({ deletedIds }) => deletedIds),
    team: notice.type === 'TEAM_CHANGED' ? view.team() : null,
    company: WITH_COMPANY.includes(notice.type) ? view.card() : null,
    profile,
  };
}

function keyOf({ moduleKey }: CompanyEventNotice): ModuleKey | null {
  return moduleKey !== undefined && isModuleKey(moduleKey) ? moduleKey : null;
}
