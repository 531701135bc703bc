import type { Deck } from '@heartwood/contract/deck';
import type { Context } from '../../request/context';
import type { PresentationTheme } from '../presentation';

export interface SharedFigure { path: string; name: string; source: string }

/** A deck as one link shows it. */
export interface SharedDeck {
  presentationId: string;
  title: string;
  companyId: string;
  companyName: string;
  companyLogo: string | null;
  sharedByName: string | null;
  data: Deck;
  theme: PresentationTheme;
  figures: SharedFigure[];
  allowsDownload: boolean;
  expiresAt: string | null;
}

export interface OpenedDeck {
  asks: boolean;
  asksPasscode: boolean;
  asksMail: boolean;
  companyName: string;
  hasEnded: boolean;
  sharedByName: string | null;
  deck: SharedDeck | null;
}

export interface OpenSharedDeck {
  token: string;
  viewId: string;
  readerKey?: string | null | undefined;
  passcode?: string | null | undefined;
  mail?: string | null | undefined;
  ownCompanyIds?: readonly string[] | null | undefined;
}

export async function openSharedDeck(_context: Context, _input: OpenSharedDeck): Promise<OpenedDeck> {
  throw new Error();
}

export async function readSlide(_context: Context, _input: { token: string; viewId: string; slideId: string; seconds: number }): Promise<null> {
  return null;
}
