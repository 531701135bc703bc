import { DECK_THEMES, type DeckTheme } from '@heartwood/contract/deck';
import { marketSlide } from '../slide/slide.sample';
import type { DeckFieldsFragment, DeckThemeFragment } from '../generated/graphql';

const sampleTheme = (look: DeckTheme): DeckThemeFragment => (
  { __typename: 'PresentationTheme', id: `theme-${look.slug}`, slug: look.slug, name: look.name, type: look.type, hash: look.slug, look });

export const sampleThemes = DECK_THEMES.map(sampleTheme);

/** A deck as lists have it. */
export function sampleDeck(id: string, title: string, more: Partial<DeckFieldsFragment> = {}): DeckFieldsFragment {
  return {
    __typename: 'Presentation', id, companyId: 'c1', title, type: 'pitch-deck', theme: sampleThemes[1]!, slideCount: 12, canEdit: true,
    isLocked: false,
    cover: marketSlide, updatedAt: '2026-05-14T09:40:00Z',
    updatedBy: { __typename: 'Person', id: 'u1', firstname: 'Amara', lastname: 'Okafor', profilePhoto: null }, ...more,
  };
}
