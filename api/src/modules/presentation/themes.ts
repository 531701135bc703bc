import type { Context } from '../../request/context';
import type { CompanyThemeAnswer } from './presentation.schema';
import type { PresentationTheme } from './presentation-types';
export async function readThemes(_context: Context, _input: { companyId?: string | null | undefined }): Promise<PresentationTheme[]> { return []; }
export async function readCompanyTheme(_context: Context, _companyId: string): Promise<CompanyThemeAnswer | null> { return null; }
export async function saveCompanyTheme(_context: Context, _input: { companyId: string; logo?: string | null | undefined; colours: readonly string[]; font?: string | null | undefined }): Promise<CompanyThemeAnswer> { throw new Error(); }
