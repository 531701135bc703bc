import { eq } from 'drizzle-orm';
import type { CompanyStanding } from '@heartwood/contract/domain';
import type { Context } from '../../request/context';
import type { Db } from '../../db/database';
import { forbidden } from '../../request/errors';
import {
  canEditPitch, canEditProfile, company, companySector, enterCompany, PITCH_FIELDS, PLAN_FIELDS, PROFILE_FIELDS, recordCompanyEvent,
} from '../company';
import { canEditPlanField } from '../growth';
import { requireViewer } from '../identity';
import { checkCompany, type CompanySet } from './company-fields';
import { insertSectors } from './create-company';
import { changePictures } from './picture-address';

/** Changes the company's fields. Each group of fields has its own rights; one field that is not allowed refuses the whole. */
export async function updateCompany(context: Context, { id, set }: { id: string; set: CompanySet }): Promise<{ id: string }> {
  const { userId } = requireViewer(context);
  const { sectors, ...checked } = checkCompany(set);
  await context.db.transaction(async (tx) => {
    const now = context.now();
    const { company: row, standing } = await enterCompany(tx, userId, id, now);
    await checkRights(tx, id, standing, set);
    const { name, isSoloFounder, ...columns } = checked;
    await changePictures(tx, {
      subject: { kind: 'company', id },
      ownerId: userId,
      before: { logo: row.logo, coverImage: row.coverImage },
      after: { logo: checked.logo, coverImage: checked.coverImage },
      at: now,
    });
    await tx
      .update(company)
      .set({ ...columns, ...(name != null && { name }), ...(isSoloFounder != null && { isSoloFounder }), updatedAt: now })
      .where(eq(company.id, id));
    if (sectors) {
      await tx.delete(companySector).where(eq(companySector.companyId, id));
      await insertSectors(tx, id, sectors);
    }
    await recordCompanyEvent(tx, context, id, { type: 'COMPANY_CHANGED', actorId: userId });
  });
  return { id };
}

async function checkRights(tx: Db, companyId: string, standing: CompanyStanding, set: CompanySet): Promise<void> {
  const refused = forbidden("You don't have permission to change this company.");
  if (PROFILE_FIELDS.some((field) => set[field] !== undefined) && !canEditProfile(standing)) throw refused;
  if (PITCH_FIELDS.some((field) => set[field] !== undefined) && !canEditPitch(standing)) throw refused;
  for (const [field, key] of Object.entries(PLAN_FIELDS)) {
    if (set[field as keyof typeof PLAN_FIELDS] !== undefined && !await canEditPlanField(tx, companyId, key, standing)) throw refused;
  }
}
