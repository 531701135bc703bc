// Rich text without the editor: the document, its strict reader, and a view. Slate is not pulled in.
export {
  emptyRichText, isBlank, parseRichText, plainText, toStored, type RichTextElement, type RichTextLeaf, type RichTextValue,
} from '@heartwood/contract/text';
export { MarkdownText } from './markdown-text';
export { RichTextView } from './rich-text-view';
