import { eq } from 'drizzle-orm';
import type { CompanyStanding } from '@heartwood/contract/domain';
import type { Context } from '../../request/context';
import type { Db } from '../../db/database';
import { conflict, forbidden } from '../../request/errors';
import {
  canEditPitch, canEditProfile, company, companySector, enterCompany, named, PITCH_FIELDS, PLAN_FIELDS, PROFILE_FIELDS,
  recordCompanyEvent,
} from '../company';
import { canEditPlanField } from '../growth';
import { requireViewer } from '../identity';
import { checkCompany, type CompanySet } from './company-fields';
import { insertSectors } from './create-company';
import { changePictures } from '../files';
import { takenSince } from './taken-since';

export interface CompanyChange {
  id: string;
  set: CompanySet;
  /** What fields of `set` said when the person began. */
  base?: CompanySet | null | undefined;
}

/**
 * Changes the company's fields. Each group of fields has its own rights; one field that is not allowed, or that somebody else has
 * changed since `base`, refuses the whole.
 */
export async function updateCompany(context: Context, { id, set, base }: CompanyChange): Promise<{ id: string }> {
  const { userId } = requireViewer(context);
  const { sectors, ...checked } = checkCompany(set);
  await context.db.transaction(async (tx) => {
    const now = context.now();
    const { company: row, standing } = await enterCompany(tx, userId, id, now);
    await checkRights(tx, id, standing, set);
    const taken = base && takenSince({ ...row, sectors: base.sectors ? await sectorsOf(tx, id) : [] }, base, { ...checked, sectors });
    if (taken) throw conflict('Somebody else has changed this meanwhile.', taken);
    const { name, isSoloFounder, coverPosition, ...columns } = checked;
    await changePictures(tx, {
      subject: { kind: 'company', id },
      ownerId: userId,
      before: { logo: row.logo, coverImage: row.coverImage },
      after: { logo: checked.logo, coverImage: checked.coverImage },
      at: now,
    });
    await tx
      .update(company)
      .set({
        ...columns, ...(name != null && named(name)), ...(isSoloFounder != null && { isSoloFounder }),
        ...(coverPosition != null && { coverPosition }), updatedAt: now,
      })
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

async function sectorsOf(tx: Db, companyId: string): Promise<string[]> {
  const rows = await tx.select({ id: companySector.sectorId }).from(companySector)
    .where(eq(companySector.companyId, companyId)).orderBy(companySector.position);
  return rows.map(({ id }) => id);
}
