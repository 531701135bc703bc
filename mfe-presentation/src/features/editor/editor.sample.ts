import type { Samples } from '@heartwood/client-kit/samples';
import { applyOps, type Deck, type DeckOp, type PlanFact } from '@heartwood/contract/deck';
import { allKinds, SETTINGS } from '../../slide/slide.sample';
import { sampleDeck, sampleThemes } from '../../deck/deck.sample';

/** What the plan of the sample says by now. */
const sampleFacts: PlanFact[] = [
  {
    path: 'sam.value', name: 'SAM', module: 'sam', kind: 'words', words: '€612M', content: null, digest: 'd2', source: 'Assumption',
    changedAt: '2026-05-12T08:00:00Z', changedBy: 'Priya',
  },
  {
    path: 'overallProblem.text', name: 'Overall problem', module: 'overallProblem', kind: 'words',
    words: 'Boxes are thrown away after one trip.', content: null, digest: 'p', source: '', changedAt: null, changedBy: null,
  },
];

/** A server in memory that knows this slice: for the remote alone, and for its tests. */
export function editorSamples(companyId: string): Samples {
  let deck: Deck = { version: 2, settings: SETTINGS, slides: [...allKinds] };
  let revision = 3;
  const facts = sampleFacts.map((fact) => ({ __typename: 'PlanFact', ...fact }));
  const presentation = () => ({ ...sampleDeck('d1', 'Seed deck, May 2026'), revision, commentCount: 0, canComment: true, data: deck });
  return {
    DeckToEdit: ({ id }) => ({
      growthFramework: { __typename: 'GrowthFramework', companyId, eventSeq: 7 }, presentation: id === 'd1' ? presentation() : null,
      presentationThemes: sampleThemes, presentationFacts: facts,
    }),
    DeckAnew: () => ({ presentation: presentation() }),
    PlanFacts: () => ({ presentationFacts: facts, presentationThemes: sampleThemes }),
    PatchPresentation: ({ ops }) => {
      revision += 1;
      const next = applyOps(deck, ops as DeckOp[], revision);
      deck = next.deck;
      const refused = next.refused.map((each) => ({ __typename: 'RefusedStep', ...each }));
      return { patchPresentation: { __typename: 'PatchPresentationPayload', revision, ops, refused, error: null } };
    },
    StandOnSlide: () => ({ standOnSlide: true }),
    DeckVersions: () => ({ presentationVersions: { __typename: 'PresentationVersionPage', hasMore: false, endCursor: null, nodes: [] } }),
    DeckComments: () => ({
      presentationComments: { __typename: 'PresentationCommentPage', hasMore: false, endCursor: null, nodes: [] },
      team: { __typename: 'Team', companyId, members: [] },
    }),
    Brand: () => ({ companyTheme: null }),
  };
}
