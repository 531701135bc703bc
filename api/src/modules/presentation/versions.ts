import type { Context } from '../../request/context';
import type { Page, PageInput } from '../../text/page';
import type { PresentationVersion } from './presentation-types';
export async function readVersions(_context: Context, _id: string, _page: PageInput): Promise<Page<PresentationVersion>> { throw new Error(); }
export async function restoreVersion(_context: Context, { id }: { id: string; versionId: string }): Promise<string> { return id; }
