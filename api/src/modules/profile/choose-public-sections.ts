import { isSharedModule, type PublicSection } from '@heartwood/contract/domain';
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Context } from '../../request/context';
import type { Db } from '../../db/database';
import { forbidden, invalid } from '../../request/errors';
import { canEditProfile, companyPublicSection, enterCompany, recordCompanyEvent } from '../company';
import { componentVisibility, growthComponent } from '../growth';
import { requireViewer } from '../identity';

/**
 * What the company tells strangers from now on, as its owner or an admin: all of it, what is left out is told no more. The same again
 * is no step. Throws INVALID for a module that is switched on and is not done, or that part of the team does not see.
 */
export async function choosePublicSections(
  context: Context, { companyId, sections }: { companyId: string; sections: readonly PublicSection[] },
): Promise<void> {
  const { userId } = requireViewer(context);
  await context.db.transaction(async (tx) => {
    const { standing } = await enterCompany(tx, userId, companyId, context.now());
    if (!canEditProfile(standing)) throw forbidden("You don't have permission to change what this company shows.");
    const ofCompany = eq(companyPublicSection.companyId, companyId);
    const before = (await tx.select().from(companyPublicSection).where(ofCompany)).map(({ section }) => section);
    const added = [...new Set(sections)].filter((section) => !before.includes(section));
    if (added.length === 0 && before.every((section) => sections.includes(section))) return;
    await checkModules(tx, companyId, added);
    await tx.delete(companyPublicSection).where(
      sections.length > 0 ? and(ofCompany, notInArray(companyPublicSection.section, [...sections])) : ofCompany,
    );
    if (added.length > 0) await tx.insert(companyPublicSection).values(added.map((section) => ({ companyId, section })));
    await recordCompanyEvent(tx, context, companyId, { type: 'COMPANY_CHANGED', actorId: userId });
  });
}

async function checkModules(tx: Db, companyId: string, sections: readonly PublicSection[]): Promise<void> {
  const keys: string[] = sections.filter(isSharedModule);
  if (keys.length === 0) return;
  const done = await tx.select({ key: growthComponent.key }).from(growthComponent)
    .where(and(eq(growthComponent.companyId, companyId), inArray(growthComponent.key, keys), eq(growthComponent.progress, 'DONE')));
  if (done.length < keys.length) throw invalid('sections', 'Only done modules can be shared.');
  const hidden = await tx.select({ key: componentVisibility.key }).from(componentVisibility)
    .where(and(eq(componentVisibility.companyId, companyId), inArray(componentVisibility.key, keys))).limit(1);
  if (hidden.length > 0) throw invalid('sections', 'A module that only part of the team sees can’t be shared.');
}
