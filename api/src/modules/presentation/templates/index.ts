import type { Context } from '../../../request/context';
import type { FilledTemplate } from '../presentation-types';
export async function readTemplates(_context: Context, _input: { type?: string | null | undefined; companyId?: string | null | undefined }): Promise<FilledTemplate[]> { return []; }
