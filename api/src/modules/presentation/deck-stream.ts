import type { Context } from '../../request/context';
import type { DeckStep } from './presentation-types';
export async function openDeckStream(_context: Context, _input: { id: string; after: number | null }): Promise<AsyncIterableIterator<DeckStep>> { throw new Error(); }
export async function standOnSlide(_context: Context, _input: { presentationId: string; slideId?: string | null | undefined; blockId?: string | null | undefined }): Promise<boolean> { return false; }
