import { randomUUID } from 'node:crypto';
import { EDITORS, inCompany, MEMBERS, type Rights, type Rule } from '../../testing/rights';

const onDeck = (may: Rule['may'], more: (stage: Parameters<Rule['variables']>[0]) => Record<string, unknown> = () => ({})): Rule => (
  { may, variables: (stage) => ({ id: stage.presentationId, ...more(stage) }) }
);
const THEME = '7e3e0000-0000-4000-8000-000000000001';
const COMMENTERS = ['viewer', ...EDITORS] as const;

export const PRESENTATION_RIGHTS: Rights = {
  fields: {
    'Query.presentations': inCompany(MEMBERS),
    'Query.presentation': { ...onDeck(MEMBERS), hides: true },
    'Query.presentationTemplates': inCompany(MEMBERS),
    'Query.presentationThemes': { may: 'everybody', variables: () => ({}) },
    'Query.companyTheme': inCompany(MEMBERS),
    'Query.presentationFacts': inCompany(MEMBERS),
    'Query.presentationVersions': onDeck(MEMBERS),
    'Query.presentationComments': { may: MEMBERS, variables: ({ presentationId }) => ({ presentationId }) },
    'Mutation.createPresentation': {
      may: EDITORS,
      variables: ({ companyId }) => ({ input: { companyId, id: randomUUID(), themeId: THEME, title: 'Seed deck', type: 'pitch-deck' } }),
    },
    'Mutation.updatePresentation': onDeck(EDITORS, () => ({ set: { title: 'Another' } })),
    'Mutation.deletePresentation': onDeck(EDITORS),
    'Mutation.duplicatePresentation': onDeck(EDITORS, () => ({ newId: randomUUID() })),
    'Mutation.patchPresentation': onDeck(EDITORS, () => ({ patchId: randomUUID(), ops: [{ op: 'set-deck', set: { footer: 'Ours' } }] })),
    'Mutation.updateBindings': onDeck(EDITORS, () => ({
      patchId: randomUUID(), choices: [{ slideId: 'slide-01', blockId: 'block-01', path: 'company.name', choice: 'KEEP' }],
    })),
    'Mutation.restorePresentationVersion': onDeck(EDITORS, ({ presentationVersionId: versionId }) => ({ versionId })),
    'Mutation.saveCompanyTheme': inCompany(EDITORS, () => ({ colours: ['#103127', '#ff8a52'] })),
    // Custom access, which has nothing assigned here, reads.
    'Mutation.addPresentationComment': {
      may: COMMENTERS, variables: ({ presentationId }) => ({ presentationId, id: randomUUID(), message: 'Is this so?', mentions: [] }),
    },
    'Mutation.deletePresentationComment': { may: EDITORS, variables: ({ presentationCommentId: id }) => ({ id }) },
    'Mutation.restorePresentationComment': { may: EDITORS, variables: ({ presentationCommentId: id }) => ({ id }) },
    'Mutation.standOnSlide': { may: MEMBERS, variables: ({ presentationId }) => ({ presentationId, slideId: 'slide-01' }) },
    'Subscription.presentationStream': onDeck(MEMBERS),
  },
  routes: {
    'GET /presentations/schema/2': { policy: 'public', status: 200, request: () => ({}) },
  },
  types: {
    Presentation: {
      from: ['PresentationPage.nodes', 'PresentationPayload.presentation', 'PresentationStep.presentation', 'Query.presentation'],
      fields: [
        'id', 'companyId', 'companyName', 'companyLogo', 'title', 'type', 'themeId', 'theme', 'revision', 'slideCount', 'commentCount',
        'canEdit',
        'canComment', 'isLocked', 'viewKey', 'cover', 'data', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy',
      ],
    },
    PlanFact: {
      from: ['Query.presentationFacts'],
      fields: ['path', 'name', 'module', 'kind', 'words', 'content', 'digest', 'source', 'changedAt', 'changedBy'],
    },
    PresentationComment: {
      from: ['PresentationCommentPage.nodes', 'PresentationCommentPayload.comment'],
      fields: ['id', 'presentationId', 'slideId', 'author', 'message', 'mentions', 'createdAt', 'canDelete'],
    },
    PresentationVersion: {
      from: ['PresentationVersionPage.nodes'], fields: ['id', 'revision', 'title', 'slideCount', 'cover', 'by', 'at'],
    },
  },
};
