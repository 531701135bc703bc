import type { BaseEditor } from 'slate';
import type { HistoryEditor } from 'slate-history';
import type { ReactEditor } from 'slate-react';
import type { RichTextElement, RichTextLeaf } from '@heartwood/contract/text';

export type HeartwoodEditor = BaseEditor & ReactEditor & HistoryEditor;

declare module 'slate' {
  interface CustomTypes {
    Editor: HeartwoodEditor;
    Element: RichTextElement;
    Text: RichTextLeaf;
  }
}
