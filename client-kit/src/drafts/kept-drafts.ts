import type { Drafts } from '@heartwood/contract';
import { parseRichText, type RichTextValue } from '@heartwood/shared-ui/rich-text';
import type { ServerText } from './draft-state';

export interface KeptDraft {
  typed: RichTextValue;
  base: ServerText;
}

/** The unsent text of this name, left on this device by an earlier visit. What cannot be read is no draft. */
export function readKept(drafts: Drafts, name: string): KeptDraft | null {
  const json = drafts.get(name);
  if (json === null) return null;
  try {
    const { typed, base } = JSON.parse(json) as { typed: unknown; base: { text: unknown; revision: unknown } };
    if (typeof base.revision !== 'number') return null;
    return { typed: parseRichText(typed), base: { text: parseRichText(base.text), revision: base.revision, by: null, at: null } };
  } catch {
    return null;
  }
}

export function writeKept(drafts: Drafts, name: string, draft: KeptDraft | null): void {
  drafts.set(name, draft && JSON.stringify({ typed: draft.typed, base: { text: draft.base.text, revision: draft.base.revision } }));
}
