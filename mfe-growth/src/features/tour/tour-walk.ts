import type { TourCardFragment, TourQuery } from '../../generated/graphql';

export type Stage = TourQuery['tour'][number];

/** Where somebody is: a stage by its id, and a card of it. */
export interface Place { group: string; activeStep: number }

/** The cards of a stage, in their order: each page, then what stands below it. */
export const cardsOf = ({ steps }: Stage): readonly TourCardFragment[] => steps.flatMap((step) => [step, ...step.steps]);

export const START: Place = { group: 'idea', activeStep: 0 };

/** The card of a place; the first of all for a place that the tour is without. */
export function cardAt(tour: readonly Stage[], place: Place): { stage: Stage; card: TourCardFragment } | null {
  const stage = tour.find(({ id }) => id === place.group) ?? tour[0];
  const card = stage && (cardsOf(stage)[place.activeStep] ?? cardsOf(stage)[0]);
  return stage && card ? { stage, card } : null;
}

/** The place so many cards on, over the end of a stage; null before the first and behind the last. */
export function placeFrom(tour: readonly Stage[], { group, activeStep }: Place, by: 1 | -1): Place | null {
  const places = tour.flatMap((stage) => cardsOf(stage).map((_card, at) => ({ group: stage.id, activeStep: at })));
  const at = places.findIndex((place) => place.group === group && place.activeStep === activeStep);
  return places[at + by] ?? null;
}

/** Which of a stage's elements a card stands beside, from 1; null for a page, which stands beside none. */
export function tallyOf(stage: Stage, card: TourCardFragment): { at: number; of: number } | null {
  const beside = cardsOf(stage).filter(({ type }) => type === 'ELEMENT');
  const at = beside.findIndex(({ key }) => key === card.key);
  return at < 0 ? null : { at: at + 1, of: beside.length };
}
