import type { Context } from '../../request/context';
import type { Page, PageInput } from '../../text/page';
import type { PresentationComment } from './presentation-types';
export async function readComments(_context: Context, _id: string, _page: PageInput): Promise<Page<PresentationComment>> { throw new Error(); }
export async function addComment(_context: Context, _input: { presentationId: string; id: string; slideId?: string | null | undefined; message: string; mentions: readonly string[] }): Promise<PresentationComment | null> { return null; }
export async function deleteComment(_context: Context, _id: string): Promise<PresentationComment | null> { return null; }
export async function restoreComment(_context: Context, _id: string): Promise<PresentationComment | null> { return null; }
