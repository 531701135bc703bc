import { eq } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { invalid } from '../../request/errors';
import { enterCompany, noAccess, readCompanyFacts, standingIn } from '../company';
import { claimFiles, fileIdOf, pictureAddress } from '../files';
import { requireViewer } from '../identity';
import { COMPANY_THEME } from './presentation.queries';
import { canEditDecks, noDeck, refuseDecks } from './presentation.policy';
import type { CompanyThemeAnswer } from './presentation.schema';
import { companyTheme as table } from './presentation.table';
import type { OwnTheme, PresentationTheme } from './presentation-types';
import { companyTheme, PRESENTATION_THEMES } from './themes-of-decks';
import { recordDeck } from './deck-event';

/** The company's own first, if it has one and the viewer is in it. */
export async function readThemes(context: Context, { companyId }: { companyId?: string | null | undefined }): Promise<PresentationTheme[]> {
  const own = companyId == null ? null : await readCompanyTheme(context, companyId);
  return own ? [own.theme, ...PRESENTATION_THEMES] : [...PRESENTATION_THEMES];
}

/** Null where there is none. Throws FORBIDDEN for outsiders. */
export async function readCompanyTheme(context: Context, companyId: string): Promise<CompanyThemeAnswer | null> {
  const { userId } = requireViewer(context);
  const facts = await readCompanyFacts(context.db, companyId);
  if (!facts || standingIn(facts, userId).kind === 'none') throw noAccess();
  const [row] = await context.db.read<{ data: OwnTheme | null }>(COMPANY_THEME, [companyId]);
  return row?.data ? answer(context, companyId, row.data) : null;
}

function answer({ fileAddresses }: Context, companyId: string, own: OwnTheme): CompanyThemeAnswer {
  const shown = { ...own, logo: own.logo === null ? null : fileAddresses.sign(own.logo) };
  return { ...shown, companyId, theme: companyTheme(companyId, shown) };
}

interface ThemeInput { companyId: string; logo?: string | null | undefined; colours: readonly string[]; font?: string | null | undefined }

/** Throws FORBIDDEN, LOCKED, INVALID with a field. */
export async function saveCompanyTheme(context: Context, { companyId, ...input }: ThemeInput): Promise<CompanyThemeAnswer> {
  const { userId } = requireViewer(context);
  const own = checkedTheme(input);
  await context.db.transaction(async (tx) => {
    const now = context.now();
    const { standing, plan } = await enterCompany(tx, userId, companyId, now);
    if (!canEditDecks(standing)) throw noDeck();
    const refused = refuseDecks(plan);
    if (refused) throw refused;
    const [before] = await tx.select({ logo: table.logo }).from(table).where(eq(table.companyId, companyId));
    const fileId = own.logo === null || own.logo === before?.logo ? null : fileIdOf(own.logo);
    if (fileId !== null) {
      await claimFiles(tx, {
        ids: [fileId], ownerId: userId, subject: { kind: 'presentation', id: companyId }, field: 'logo', isPublic: true, isPicture: true,
        at: now,
      });
    }
    const row = { ...own, updatedBy: userId, updatedAt: now };
    await tx.insert(table).values({ companyId, ...row }).onConflictDoUpdate({ target: table.companyId, set: row });
    await recordDeck(tx, context, { companyId, viewerId: userId });
  });
  return answer(context, companyId, own);
}

function checkedTheme({ logo, colours, font }: Omit<ThemeInput, 'companyId'>): OwnTheme {
  const [ground, accent] = colours.map((colour) => colour.toLowerCase());
  const isColour = (colour: string | undefined) => colour !== undefined && /^#[0-9a-f]{6}$/.test(colour);
  if (colours.length !== 2 || !isColour(ground) || !isColour(accent))
    throw invalid('colours', 'Choose two colours, such as #103127 and #ff8a52.');
  if (font != null && font !== 'Montserrat' && font !== 'Source Serif') throw invalid('font', 'Choose Montserrat or Source Serif.');
  return { logo: logo ? pictureAddress('logo', logo) : null, ground: ground!, accent: accent!, font: font ?? 'Montserrat' };
}
