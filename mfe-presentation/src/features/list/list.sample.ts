import type { Samples } from '@heartwood/client-kit/samples';
import type { DeckFieldsFragment } from '../../generated/graphql';
import { sampleDeck, sampleThemes } from '../../deck/deck.sample';

const template = (id: string, type: string, name: string, filled: boolean[]) => ({
  __typename: 'PresentationTemplate' as const, id, type, name, description: '', slideCount: filled.length,
  filledCount: filled.filter(Boolean).length,
  emptyNames: ['Key partners', 'SOM', 'Risk analysis'].slice(0, filled.filter((each) => !each).length),
  slides: filled.map((isFilled, index) => ({ __typename: 'PresentationTemplateSlide' as const, name: `Slide ${index + 1}`, isFilled })),
});

/** A server in memory that knows this slice: for the remote alone, and for its tests. */
export function listSamples(companyId: string): Samples {
  const decks = [
    sampleDeck('d1', 'Seed deck, May 2026'),
    sampleDeck('d2', 'Depot partners', { type: 'one-pager', slideCount: 3, theme: sampleThemes[2]! }),
  ];
  const answer = (presentation: DeckFieldsFragment | null) => ({ __typename: 'PresentationPayload', error: null, presentation });
  const gone = new Set<string>();
  return {
    Presentations: ({ search, type }) => {
      const nodes = decks.filter(({ id, title, type: kind }) => (
        !gone.has(id) && title.toLowerCase().includes(String(search ?? '').toLowerCase()) && (type == null || type === kind)
      ));
      return {
        growthFramework: { __typename: 'GrowthFramework', companyId, eventSeq: 7 },
        presentations: { __typename: 'PresentationPage', total: nodes.length, hasMore: false, endCursor: null, nodes },
      };
    },
    PresentationTemplates: () => ({
      presentationTemplates: [
        template('t1', 'pitch-deck', 'Pitch deck', Array.from({ length: 12 }, (_, index) => index < 9)),
        template('t2', 'one-pager', 'One pager', [true]),
        template('t3', 'investor-update', 'Investor update', [true, true, true, false, false]), template('t4', 'blank', 'Blank', [true]),
      ],
      presentationThemes: sampleThemes,
    }),
    CreatePresentation: ({ input }) => {
      const { id, title, type } = input as { id: string; title: string; type: string };
      const deck = sampleDeck(id, title, { type });
      decks.unshift(deck);
      return { createPresentation: answer(deck) };
    },
    SavePresentation: ({ id, set }) => {
      const at = decks.findIndex((deck) => deck.id === id);
      const { title, isDeleted } = set as { title?: string; isDeleted?: boolean };
      if (isDeleted === false) gone.delete(String(id));
      decks[at] = { ...decks[at]!, ...(title !== undefined && { title }) };
      return { updatePresentation: answer(decks[at]) };
    },
    DeletePresentation: ({ id }) => {
      gone.add(String(id));
      return { deletePresentation: answer(null) };
    },
    DuplicatePresentation: ({ id, newId, title }) => {
      const deck = { ...decks.find((each) => each.id === id)!, id: String(newId), title: String(title) };
      decks.unshift(deck);
      return { duplicatePresentation: answer(deck) };
    },
  };
}

