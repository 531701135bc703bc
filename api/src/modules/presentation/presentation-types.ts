import type { Deck, DeckOp, DeckTheme, DeckType, RefusedOp, Slide } from '@heartwood/contract/deck';
import type { Person } from '../identity';

/** What stands of a presentation, without whom it is shown to. */
export interface PresentationRow {
  id: string;
  companyId: string;
  companyName: string;
  companyLogo: string | null;
  type: DeckType;
  title: string;
  themeId: string;
  revision: number;
  slideCount: number;
  commentCount: number;
  viewKey: string | null;
  createdAt: string;
  createdBy: Person | null;
  updatedAt: string;
  updatedBy: Person | null;
  cover: Slide | null;
  /** Of the company. */
  ownTheme: OwnTheme | null;
}

/** The logo, two colours and the font of a company. */
export interface OwnTheme { logo: string | null; ground: string; accent: string; font: DeckTheme['font'] }

/** A look that slides can have. */
export interface PresentationTheme {
  id: string; slug: string; name: string; type: DeckTheme['type']; hash: string; image: string; logo: string | null; look: DeckTheme;
}

/** A presentation as one person may see it. */
export interface Presentation extends Omit<PresentationRow, 'ownTheme'> {
  theme: PresentationTheme;
  canEdit: boolean;
  canComment: boolean;
  isLocked: boolean;
  /** Null in lists. */
  data: Deck | null;
}

export interface RefusedStep extends RefusedOp { block: unknown }

/** What became of a patch. */
export interface Patched { revision: number; ops: readonly DeckOp[]; refused: readonly RefusedStep[] }

/** Where somebody is in a deck. */
export interface DeckVisitor { person: Person; slideId: string | null; blockId: string | null }

type DeckStepType = 'HELLO' | 'PATCH' | 'CHANGED' | 'PEOPLE' | 'COMMENTS' | 'GONE';

/** One step of a deck's stream; only what it changed is set. */
export interface DeckStep {
  type: DeckStepType;
  revision: number;
  patchId: string | null;
  by: Person | null;
  ops: readonly DeckOp[];
  people: DeckVisitor[] | null;
  presentation: Presentation | null;
}

export interface PresentationVersion {
  id: string; revision: number; title: string; slideCount: number; by: Person | null; at: string; cover: Slide | null;
}

export interface PresentationComment {
  id: string;
  presentationId: string;
  slideId: string | null;
  author: Person | null;
  message: string;
  mentions: Person[];
  createdAt: string;
  canDelete: boolean;
}

/** A template with what this company's plan has for it. */
export interface FilledTemplate {
  id: string;
  type: DeckType;
  name: string;
  description: string;
  image: string;
  data: Deck;
  slides: { name: string; isFilled: boolean }[];
}

export type BindingChoiceKind = 'UPDATE' | 'KEEP' | 'FOLLOW';
export interface BindingChoice { slideId: string; blockId: string; path: string; choice: BindingChoiceKind }
