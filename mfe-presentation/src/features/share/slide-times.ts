import type { Slide } from '@heartwood/contract/deck';
import type { DeckLinkFragment } from '../../generated/graphql';

export interface SlideTime { number: number; slideId: string; seconds: number }

/** How long each slide holds a view, in the order in which they are shown; 0 for one that nobody stayed with. */
export function slideTimes(
  { readings }: Pick<DeckLinkFragment, 'readings'>, slides: readonly Pick<Slide, 'id' | 'isHidden'>[],
): SlideTime[] {
  return slides.filter(({ isHidden }) => isHidden !== true).map(({ id }, index) => {
    const found = readings.find(({ section }) => section === id);
    return { number: index + 1, slideId: id, seconds: found && found.views > 0 ? Math.round(found.seconds / found.views) : 0 };
  });
}

/** The one that holds them longest; null while nobody has stayed with any. */
export function longestOf(times: readonly SlideTime[]): SlideTime | null {
  const longest = times.reduce<SlideTime | null>((best, each) => (best === null || each.seconds > best.seconds ? each : best), null);
  return longest !== null && longest.seconds > 0 ? longest : null;
}
