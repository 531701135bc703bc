// The editor, with Slate in it (54 kB): import it lazily, where somebody writes.
export { RichTextEditor, type RichTextEditorProps } from './rich-text-editor';
export {
  emptyRichText, isBlank, parseRichText, plainText, RichTextView, type RichTextElement, type RichTextLeaf, type RichTextValue,
} from '../rich-text/index';
