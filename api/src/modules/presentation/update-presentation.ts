import type { Context } from '../../request/context';
export interface PresentationSet { title?: string | null | undefined; type?: string | null | undefined; themeId?: string | null | undefined; hasViewKey?: boolean | null | undefined; isDeleted?: boolean | null | undefined; data?: object | null | undefined }
export async function updatePresentation(_context: Context, { id }: { id: string; baseRevision?: number | null | undefined; set: PresentationSet }): Promise<string> { return id; }
