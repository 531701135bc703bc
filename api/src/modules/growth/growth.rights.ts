import { randomUUID } from 'node:crypto';
import { EDITORS, inCompany, MANAGERS, MEMBERS, type Rights, type Rule } from '../../testing/rights';
import type { Part, Stage } from '../../testing/rights-stage';

/** Custom access comments only where it is assigned, which the stage's belief is not. */
const COMMENTERS = ['viewer', ...EDITORS] as const;
const AUTHORS: Part[] = ['editor'];

const onBelief = (may: Rule['may'], more: (stage: Stage) => Record<string, unknown> = () => ({})): Rule => (
  inCompany(may, (stage) => ({ key: 'belief', ...more(stage) }))
);

/** Whether a field of a module is its place in the level, which all members see, or content, which goes with visibility. */
export const MODULE_FIELDS: Readonly<Record<string, 'place' | 'content'>> = {
  id: 'place', companyId: 'place', key: 'place', progress: 'place', isLocked: 'place', isHidden: 'place', canEdit: 'place',
  canComment: 'place', canShare: 'place',
  dueDate: 'place', assignees: 'place', doneAt: 'place',
  summary: 'content', visibleTo: 'content', priority: 'content', commentCount: 'content', description: 'content',
  otherDescription: 'content', hiddenFields: 'content', assumption: 'content',
  assumptionData: 'content', isEvidenced: 'content', revision: 'content',
  updatedAt: 'content', updatedBy: 'content',
};

export const GROWTH_RIGHTS: Rights = {
  fields: {
    'Query.growthFramework': inCompany(MEMBERS),
    'Query.growthModule': onBelief(MEMBERS),
    'Query.comments': onBelief(MEMBERS),
    'Query.history': onBelief(MEMBERS),
    'Query.areaHistory': inCompany(MEMBERS, () => ({ area: 'foundation' })),
    'Query.version': onBelief(MEMBERS, ({ versionId }) => ({ id: versionId })),
    'Mutation.updateModule': onBelief(EDITORS, () => ({ set: { assumption: 'New words' } })),
    'Mutation.logActivity': inCompany(MEMBERS, () => ({ id: randomUUID(), component: 'belief', type: 'VIEWED' })),
    'Mutation.restoreVersion': onBelief(EDITORS, ({ versionId }) => ({ id: versionId })),
    'Mutation.addAssignment': onBelief(EDITORS, ({ people }) => ({ userId: people.viewer.userId })),
    'Mutation.removeAssignment': onBelief(EDITORS, ({ people }) => ({ userId: people.viewer.userId })),
    'Mutation.updateVisibility': onBelief(EDITORS, ({ people }) => ({ addVisibility: [people.editor.userId], removedVisibilities: [] })),
    'Mutation.addComment': onBelief(COMMENTERS, () => ({ id: randomUUID(), message: 'Hello', mentions: [] })),
    'Mutation.updateComment': { may: AUTHORS, variables: (stage) => ({ id: stage.commentId, message: 'Changed', mentions: [] }) },
    'Mutation.deleteComment': { may: [...AUTHORS, ...MANAGERS], variables: (stage) => ({ id: stage.commentId }) },
    'Mutation.restoreComment': { may: [...AUTHORS, ...MANAGERS], variables: (stage) => ({ id: stage.commentId }) },
  },
  types: {
    CompanyCard: {
      from: ['Me.companies', 'CompanyEvent.company', 'CompanyPayload.company'],
      fields: ['id', 'name', 'logo', 'country', 'city', 'size', 'isDemo', 'done', 'modulesDone', 'membership', 'plan', 'affiliateStatus'],
    },
    // Those who see the module.
    Comment: {
      from: ['CommentPage.nodes', 'CommentPayload.comment', 'CompanyEvent.comment'],
      fields: ['id', 'moduleId', 'author', 'message', 'mentions', 'isEdited', 'createdAt', 'canEdit', 'canDelete'],
    },
  },
};
