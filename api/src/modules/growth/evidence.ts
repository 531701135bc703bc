import {
  EVIDENCE_KIND_VALUES, LIMITS, MODULES, type EvidenceKind, type ModuleKey,
} from '@heartwood/contract/domain';
import type { Db } from '../../db/database';
import { invalid } from '../../request/errors';
import { paragraph } from '../../text/text';
import { evidence } from './evidence.table';
import { oneOf, rowLine, webAddress } from '../../text/row-checks';
import { rowKind } from './row-kind';
import { rowsOfModule, liveRowIds, type PlacedRow, type RowsPlace } from './row-reading';
import type { RowInputOf } from './save-row';

export interface EvidenceFields {
  rowId: string | null;
  field: string | null;
  kind: EvidenceKind;
  date: string;
  note: string;
  link: string | null;
}
export type Evidence = PlacedRow & EvidenceFields;
export type EvidenceInput = RowInputOf<EvidenceFields>;

/** What the rows of any module, and its assumption, are founded on; the newest first. */
export const EVIDENCE = rowKind({
  type: 'Evidence', list: 'evidence', table: evidence, modules: MODULES.map(({ key }) => key) as unknown as readonly [ModuleKey],
  most: 500, refusal: 'A module can have at most 500 pieces of evidence.',
  unversioned: { saved: 'EVIDENCE_SAVED', deleted: 'EVIDENCE_DELETED' },
  where: 'not r.is_orphan', order: 'r.date desc, r.created_at desc, r.id',
  check: (input: EvidenceInput) => ({
    rowId: input.rowId ?? null,
    field: claimField(input.field),
    kind: oneOf('kind', input.kind, EVIDENCE_KIND_VALUES, 'The kind'),
    date: input.date ?? missing('date', 'The date is required.'),
    note: paragraph('note', input.note ?? '', { ...LIMITS.evidenceNote, label: 'What was found' }).trim()
      || missing('note', 'Say what was found.'),
    isOrphan: false,
    link: input.link ? webAddress('link', rowLine('link', input.link, 'The link') ?? '', 'The link') : null,
  }),
  label: ({ note }) => note,
  async inputs(tx, where, input) {
    await claimIsThere(tx, where, input.rowId);
    return [input];
  },
});

function missing(field: string, message: string): never {
  throw invalid(field, message);
}

/** The name of a field that a claim is about: null when it is about the whole. Throws INVALID. */
export function claimField(field: string | null | undefined): string | null {
  if (field == null) return null;
  if (!/^[a-zA-Z]{1,40}$/.test(field)) throw invalid('field', 'There is no such field.');
  return field;
}

/** Throws INVALID when the row that a claim is about does not stand in the module. */
export async function claimIsThere(tx: Db, where: RowsPlace, rowId: string | null | undefined): Promise<void> {
  if (rowId == null) return;
  for (const kind of rowsOfModule(where.key)) if ((await liveRowIds(tx, kind, where)).includes(rowId)) return;
  throw invalid('rowId', 'Only rows of this module can be chosen.');
}
