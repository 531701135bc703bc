import { DeleteEvidenceDocument, SaveEvidenceDocument, type EvidenceFieldsFragment, type EvidenceInput } from '../../generated/graphql';
import type { FieldsOf, RowCalls, RowCommands } from '../rows/use-row-commands';

/** `key` is given with the fields: a piece of evidence can stand in any module. */
export const EVIDENCE_CALLS: RowCalls<EvidenceFieldsFragment, EvidenceInput> = {
  type: 'Evidence', save: SaveEvidenceDocument, remove: DeleteEvidenceDocument, noun: 'evidence', nameOf: ({ note }) => note,
};

export type EvidenceCommands = RowCommands<EvidenceFieldsFragment, FieldsOf<EvidenceInput>>;
