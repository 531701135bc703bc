import type { Context } from '../../request/context';
export interface CreatePresentation { companyId: string; id: string; templateId?: string | null | undefined; themeId: string; title: string; type: string }
export async function createPresentation(_context: Context, input: CreatePresentation): Promise<string> { return input.id; }
