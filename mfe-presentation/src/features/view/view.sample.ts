import { themeOf, type Deck } from '@heartwood/contract/deck';
import type { OperationAnswer } from '@heartwood/contract/fake-shell';
import { allKinds, SETTINGS } from '../../slide/slide.sample';

export const SAMPLE_DECK_ID = '00000000-0000-4000-8000-0000000000f1';
const [first, second, third, ...rest] = allKinds;

/** Seven slides, one of them hidden; the second says what is said. */
const sampleDeck: Deck = {
  version: 2, settings: SETTINGS,
  slides: [
    first, second && { ...second, notes: 'Stop. Let them multiply.' }, third && { ...third, isHidden: true }, ...rest,
  ].filter((slide) => slide !== undefined),
};

const theme = {
  __typename: 'PresentationTheme' as const, id: 'paper', slug: 'paper', name: 'Paper', type: 'light', hash: 'h', look: themeOf('paper'),
};

export const sampleShared = {
  __typename: 'SharedPresentation' as const, presentationId: SAMPLE_DECK_ID, title: 'Seed deck, May 2026', companyId: 'c1',
  companyName: 'Loopcrate',
  companyLogo: null, sharedByName: 'Amara Okafor', allowsDownload: false, theme,
  data: { ...sampleDeck, slides: sampleDeck.slides.filter(({ isHidden }) => isHidden !== true).map((slide) => ({ ...slide, notes: '' })) },
  figures: [{ __typename: 'SharedFigure' as const, path: 'sam.value', name: 'SAM', source: 'Assumption' }],
};

export const openedPayload = (change: object = {}) => ({
  openSharedPresentation: {
    __typename: 'OpenSharedPresentationPayload', shared: null, asksPasscode: false, asksMail: false, companyName: null, title: null,
    hasEnded: false,
    sharedByName: null, error: null, ...change,
  },
});

/** What a server knows of decks that are looked at. */
export const viewSamples: Record<string, OperationAnswer> = {
  ViewPresentation: ({ id }) => ({
    presentation: id !== SAMPLE_DECK_ID ? null : {
      __typename: 'Presentation', id, companyId: 'c1', companyName: 'Loopcrate', companyLogo: '/files/logo.png',
      title: 'Seed deck, May 2026', revision: 4, canEdit: true,
      data: sampleDeck, theme,
    },
  }),
  DeckCover: ({ id }) => ({ presentation: { __typename: 'Presentation', id: String(id), cover: sampleDeck.slides[0], theme } }),
  ViewFacts: () => ({ presentationFacts: [{ __typename: 'PlanFact', path: 'sam.value', name: 'SAM', source: 'Assumption' }] }),
  OpenSharedPresentation: () => openedPayload({ shared: sampleShared }),
  ReadSlide: () => ({ readSlide: { __typename: 'SharedPayload', error: null } }),
};
