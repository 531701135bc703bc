// Rich text without the editor: the document, its strict reader, and a view. Slate is not pulled in.
export { emptyRichText, type RichTextElement, type RichTextLeaf, type RichTextValue } from './document';
export { parseRichText } from './parse';
export { isBlank, plainText } from './plain-text';
export { RichTextView } from './rich-text-view';
