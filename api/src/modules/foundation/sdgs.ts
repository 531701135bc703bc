import { SUSTAINABLE_DEVELOPMENT_GOALS, type ModuleKey } from '@heartwood/contract/domain';
import { eq } from 'drizzle-orm';
import { defineRows } from '../growth';
import { companySdg } from './foundation.table';

export interface CompanySdg { id: string; key: ModuleKey; sdgId: number; contribution: string; evaluation: string }
type KeptSdg = Pick<CompanySdg, 'sdgId' | 'contribution' | 'evaluation'>;

export const sdgRowId = (companyId: string, sdgId: number) => `${companyId}:${sdgId}`;

/** The development goals that a company has chosen: their ids are not the client's, so they have commands of their own. */
export const COMPANY_SDGS = defineRows<CompanySdg>({
  type: 'CompanySdg', list: 'sdgs', modules: ['sdgs'],
  sql: {
    from: (company) => `from company_sdg r where r.company_id = ${company} and not r.is_deleted`,
    id: "r.company_id || ':' || r.sdg_id", key: "'sdgs'", order: 'r.sdg_id',
    row: `json_build_object('id', r.company_id || ':' || r.sdg_id, 'key', 'sdgs', 'sdgId', r.sdg_id,
      'contribution', r.contribution, 'evaluation', r.evaluation)`,
    kept: "json_build_object('sdgId', r.sdg_id, 'contribution', r.contribution, 'evaluation', r.evaluation)",
  },
  view: (row) => row,
  words: (kept) => {
    const { sdgId, contribution, evaluation } = kept as unknown as KeptSdg;
    const name = SUSTAINABLE_DEVELOPMENT_GOALS.find((goal) => goal.id === sdgId)?.name ?? String(sdgId);
    return { id: String(sdgId), label: name, text: [contribution, evaluation].filter(Boolean).join('\n') };
  },
  async restore(tx, { companyId }, kept) {
    await tx.update(companySdg).set({ isDeleted: true }).where(eq(companySdg.companyId, companyId));
    for (const { sdgId, contribution, evaluation } of kept as unknown as KeptSdg[]) {
      await tx.insert(companySdg).values({ companyId, sdgId, contribution, evaluation })
        .onConflictDoUpdate({ target: [companySdg.companyId, companySdg.sdgId], set: { contribution, evaluation, isDeleted: false } });
    }
  },
});
