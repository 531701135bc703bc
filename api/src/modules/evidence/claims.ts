import { MODULES, type ClaimStatus, type ModuleKey } from '@heartwood/contract/domain';
import { defineRows } from '../growth';

export interface Claim {
  id: string;
  key: ModuleKey;
  rowId: string | null;
  field: string | null;
  status: ClaimStatus;
  revision: number;
}

/** What is thought of rows and fields; who says it anew changes the one there is. */
export const CLAIMS = defineRows<Claim>({
  type: 'Claim', list: 'claims', modules: MODULES.map(({ key }) => key), isUnversioned: true,
  sql: {
    from: (company) => `from claim r where r.company_id = ${company} and r.status is not null`,
    id: 'r.id::text', key: 'r.key', order: 'r.id',
    row: "json_build_object('id', r.id, 'key', r.key, 'rowId', r.row_id, 'field', r.field, 'status', r.status, 'revision', r.revision)",
    kept: "json_build_object('id', r.id)",
  },
  view: (row) => row,
  words: (kept) => ({ id: String(kept['id']), label: '', text: '' }),
  restore: () => Promise.resolve(),
});
