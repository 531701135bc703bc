import type { Context } from '../../request/context';
export async function duplicatePresentation(_context: Context, { newId }: { id: string; newId: string; title?: string | null | undefined }): Promise<string> { return newId; }
