import type { Context } from '../../request/context';
import type { PageInput } from '../../text/page';
import type { PresentationPage } from './presentation.schema';
import type { Presentation } from './presentation-types';
export async function readPresentation(_context: Context, _input: { id: string; viewKey?: string | null | undefined }): Promise<Presentation | null> { return null; }
export async function readPresentations(_context: Context, _input: PageInput & { companyId: string; search?: string | null | undefined; type?: string | null | undefined }): Promise<PresentationPage> { throw new Error(); }
