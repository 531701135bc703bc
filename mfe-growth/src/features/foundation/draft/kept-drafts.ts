import type { Drafts } from '@heartwood/contract';
import { parseRichText, type RichTextValue } from '@heartwood/shared-ui/rich-text';
import type { ModuleKey } from '../../../generated/graphql';
import type { ServerText } from './draft-state';

export interface KeptDraft {
  typed: RichTextValue;
  base: ServerText;
}

const keyOf = (companyId: string, key: ModuleKey) => `growth:${companyId}:${key}`;

/** The unsent text of a module, left on this device by an earlier visit. What cannot be read is no draft. */
export function readKept(drafts: Drafts, companyId: string, key: ModuleKey): KeptDraft | null {
  const json = drafts.get(keyOf(companyId, key));
  if (json === null) return null;
  try {
    const { typed, base } = JSON.parse(json) as { typed: unknown; base: { text: unknown; revision: unknown } };
    if (typeof base.revision !== 'number') return null;
    return { typed: parseRichText(typed), base: { text: parseRichText(base.text), revision: base.revision, by: null, at: null } };
  } catch {
    return null;
  }
}

export function writeKept(drafts: Drafts, companyId: string, key: ModuleKey, draft: KeptDraft | null): void {
  drafts.set(keyOf(companyId, key), draft && JSON.stringify({ typed: draft.typed, base: { text: draft.base.text, revision: draft.base.revision } }));
}
