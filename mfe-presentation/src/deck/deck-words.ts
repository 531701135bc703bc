import { DECK_TYPES } from '@heartwood/contract/deck';
import { formatTime, relativeDay } from '@heartwood/shared-ui/dates';
import type { DeckFieldsFragment } from '../generated/graphql';

export type ListedDeck = DeckFieldsFragment;

const typeName = (type: string): string => DECK_TYPES.find(([key]) => key === type)?.[1] ?? 'Presentation';

export const slidesWords = (count: number): string => (count === 1 ? '1 slide' : `${count} slides`);
export const decksWords = (count: number): string => (count === 1 ? '1 presentation' : `${count} presentations`);

/** "edited 09:40" today, else the day: "Tue", "8 May". */
function editedWords(at: string, now?: string): string {
  const day = relativeDay(at, undefined, now);
  return day.startsWith('Today ') ? `edited ${formatTime(at)}` : day;
}

export const cardWords = ({ type, slideCount, updatedAt }: Pick<ListedDeck, 'type' | 'slideCount' | 'updatedAt'>, now?: string): string => (
  [typeName(type), slidesWords(slideCount), editedWords(updatedAt, now)].join(' · '));

interface Filled { slideCount: number; filledCount: number }

/** What the plan has for a template: "12 slides · 9 of 12 filled", "1 slide · Ready". */
export function filledWords({ slideCount, filledCount }: Filled, ready = 'Ready'): string {
  return `${slidesWords(slideCount)} · ${filledCount >= slideCount ? ready : `${filledCount} of ${slideCount} filled`}`;
}

/** Said before it is created: "3 slides stay empty: Key partners, SOM, Risk analysis". */
export function emptyWords(names: readonly string[]): string {
  if (!names.length) return 'Your plan fills every slide.';
  return `${names.length === 1 ? '1 slide stays' : `${names.length} slides stay`} empty: ${names.join(', ')}`;
}

/** What a new one is called unless somebody says otherwise: "Pitch deck, June 2026". */
export function firstTitle(name: string, now = new Date()): string {
  return `${name}, ${now.toLocaleDateString('en-GB', { month: 'long', year: 'numeric' })}`;
}
