import { createHash } from 'node:crypto';
import { DECK_THEMES, type DeckTheme } from '@heartwood/contract/deck';
import { isUuid } from '../../text/uuid';
import { companyLook } from './company-look';
import type { OwnTheme, PresentationTheme } from './presentation-types';

/** Of a theme of ours, by its place in the list, which only grows. */
const idOf = (place: number) => `7e3e0000-0000-4000-8000-${String(place + 1).padStart(12, '0')}`;

/** The look alone, as a small picture. */
function imageOf({ colours: { ground, text, accent, soft, line }, series }: DeckTheme): string {
  const bars = series.slice(0, 3).map((fill, at) => (
    `<rect x="${16 + at * 14}" y="${52 - at * 9}" width="9" height="${22 + at * 9}" rx="2" fill="${fill}"/>`
  ));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><rect width="160" height="90" fill="${ground}"/>`
    + `<rect x="16" y="16" width="84" height="8" rx="2" fill="${text}"/><rect x="16" y="30" width="52" height="5" rx="2" fill="${accent}"/>`
    + `<rect x="104" y="44" width="40" height="30" rx="4" fill="${soft}" stroke="${line}"/>${bars.join('')}</svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

function themeOf(id: string, look: DeckTheme, logo: string | null = null): PresentationTheme {
  const hash = createHash('sha256').update(JSON.stringify([look, logo])).digest('base64url').slice(0, 22);
  return { id, slug: look.slug, name: look.name, type: look.type, hash, image: imageOf(look), logo, look };
}

/** The themes that every company has. */
export const PRESENTATION_THEMES: readonly PresentationTheme[] = DECK_THEMES.map((look, place) => themeOf(idOf(place), look));

export const themeIdOf = (slug: string): string => (PRESENTATION_THEMES.find((each) => each.slug === slug) ?? PRESENTATION_THEMES[1]!).id;

/** The theme with that id: ours, or the company's own by its id. One that is not there any more is Paper. */
export function findTheme(id: string, companyId: string, own: OwnTheme | null): PresentationTheme {
  if (id === companyId && own) return companyTheme(companyId, own);
  return PRESENTATION_THEMES.find((each) => each.id === id) ?? PRESENTATION_THEMES[1]!;
}

export const companyTheme = (companyId: string, own: OwnTheme): PresentationTheme => themeOf(companyId, companyLook(own), own.logo);

/** Whether a deck of the company can have it; its own it may have before there is one. */
export const isThemeOf = (id: string, companyId: string) => (
  isUuid(id) && (id === companyId || PRESENTATION_THEMES.some((each) => each.id === id))
);
