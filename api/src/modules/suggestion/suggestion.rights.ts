import { randomUUID } from 'node:crypto';
import { EDITORS, inCompany, MANAGERS, MEMBERS, type Rights } from '../../testing/rights';

export const SUGGESTION_RIGHTS: Rights = {
  fields: {
    'Query.suggestionOffer': { ...inCompany(MEMBERS), hides: true },
    'Query.keptSuggestions': inCompany(MEMBERS, () => ({ key: 'belief' })),
    // The stage has credits.
    'Mutation.suggest': inCompany(EDITORS, () => ({ id: randomUUID(), key: 'belief' })),
    // The stage has one of the editor's.
    'Mutation.stopSuggestion': { may: ['editor'], variables: ({ suggestionId }) => ({ id: suggestionId }) },
    'Mutation.switchSuggestions': inCompany(MANAGERS, () => ({ isOn: false })),
    'Subscription.suggestion': { may: ['editor'], variables: ({ suggestionId }) => ({ id: suggestionId }) },
  },
  types: {
    Suggestion: {
      from: ['SuggestionPayload.suggestion', 'Subscription.suggestion'],
      fields: ['id', 'companyId', 'key', 'state', 'text'],
    },
    KeptSuggestion: { from: ['Query.keptSuggestions'], fields: ['id', 'text', 'createdAt'] },
    SuggestionOffer: {
      from: ['Query.suggestionOffer', 'SuggestionOfferPayload.offer'],
      fields: ['companyId', 'hasSuggestions', 'isOn', 'canSwitch', 'isDemo', 'sends'],
    },
  },
};
