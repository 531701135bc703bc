import { randomUUID } from 'node:crypto';
import { EDITORS, inCompany, type Rights, type Rule } from '../../testing/rights';

const onLink = (
  more: Record<string, unknown> = {},
): Rule => ({ may: EDITORS, variables: ({ shareLinkId }) => ({ id: shareLinkId, ...more }) });
const set = { name: 'Seed investors', sections: ['pitch'] };

export const SHARE_RIGHTS: Rights = {
  fields: {
    'Query.shareLinks': inCompany(EDITORS),
    'Mutation.createShareLink': inCompany(EDITORS, () => ({ id: randomUUID(), set })),
    'Mutation.updateShareLink': onLink({ set: { name: 'Angels' } }),
    'Mutation.renewShareLink': onLink(),
    'Mutation.answerShareQuestion': {
      may: EDITORS, variables: ({ shareLinkId, shareQuestionId }) => ({ id: shareLinkId, questionId: shareQuestionId, isAnswered: true }),
    },
    'Subscription.shareActivity': inCompany(EDITORS),
    // The reader of a link: nobody in particular, whoever they are elsewhere. Who has the token has the right.
    'Mutation.openShare': { may: 'everybody', variables: ({ shareToken }) => ({ token: shareToken, visitId: randomUUID() }) },
    'Mutation.readShared': {
      may: 'everybody',
      variables: (
        { shareToken, shareVisitId },
      ) => ({ token: shareToken, visitId: shareVisitId, times: [{ section: 'pitch', seconds: 5 }] }),
    },
    'Mutation.askShareQuestion': {
      may: 'everybody',
      variables: ({ shareToken, shareVisitId }) => (
        { token: shareToken, visitId: shareVisitId, id: randomUUID(), section: 'pitch', text: 'Who pays?' }
      ),
    },
    'Mutation.openSharedPresentation': { may: 'everybody', variables: ({ deckToken }) => ({ token: deckToken, viewId: randomUUID() }) },
    'Mutation.readSlide': {
      may: 'everybody',
      variables: ({ deckToken, deckViewId }) => ({ token: deckToken, viewId: deckViewId, slideId: 'slide-01', seconds: 5 }),
    },
  },
  routes: {
    // The stage's link does not allow it, which is told alike to everybody.
    'POST /share/deck-file': {
      policy: 'public', status: 403, request: ({ deckToken: token, deckViewId: viewId }) => ({ body: { token, viewId } }),
    },
  },
  types: {
    SharedPresentation: {
      from: ['OpenSharedPresentationPayload.shared'],
      fields: [
        'presentationId', 'title', 'companyId', 'companyName', 'companyLogo', 'sharedByName', 'data', 'theme', 'figures', 'allowsDownload',
        'expiresAt',
      ],
    },
    SharedFigure: { from: ['SharedPresentation.figures'], fields: ['path', 'name', 'source'] },
    OpenedShare: { from: ['OpenSharePayload.share'], fields: ['asks', 'plan', 'changes'] },
    ShareAsks: { from: ['OpenedShare.asks'], fields: ['name', 'passcode', 'mail'] },
    SharedPlan: {
      from: ['OpenedShare.plan'],
      fields: [
        'companyId', 'name', 'logo', 'oneLine', 'sectors', 'stageId', 'sharedBy', 'sharedAt', 'referralCode', 'sections', 'done',
        'doneModules',
        'elevatorPitch', 'city', 'country', 'size', 'texts', 'markets', 'takeaway', 'prices', 'pricesSource', 'partners', 'partnersSource',
        'goals', 'team', 'habits', 'sdgs', 'phases',
      ],
    },
    SharedFace: { from: ['SharedPlan.team'], fields: ['id', 'firstname', 'lastname', 'profilePhoto', 'position', 'isAdvisory'] },
    SharedBy: { from: ['SharedPlan.sharedBy'], fields: ['id', 'firstname', 'lastname', 'profilePhoto'] },
    ShareLink: {
      from: ['Query.shareLinks', 'ShareLinkPayload.link'],
      fields: [
        'id', 'companyId', 'presentationId', 'allowsDownload', 'name', 'sections', 'hasPasscode', 'asksMail', 'expiresAt', 'isRevoked',
        'lockedUntil', 'createdAt', 'createdBy',
        'views', 'visitors', 'lastOpenedAt', 'readings', 'visits', 'questions', 'history',
      ],
    },
    ShareVisitor: { from: ['ShareLink.visits'], fields: ['mail', 'views', 'seconds', 'lastAt'] },
  },
};
