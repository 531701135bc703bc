// The two formats of text, for browser and server alike: rich documents, and text with a closed Markdown. No React in here.
export * from './document';
export * from './levels';
export { checkRichText, type RichTextFault } from './check';
export { normaliseInlines } from './inlines';
export { firstLink, markdownText, parseMarkdown, type MarkdownBlock, type MarkdownInline, type MentionedPerson } from './markdown';
export { parseRichText } from './parse';
export { isBlank, plainText } from './plain-text';
export { isSafeLink, linkAddress, linkLabel } from './safe-link';
export { escapeHtml, htmlTask, richHtml } from './to-html';
export { markdownLine, richMarkdown } from './to-markdown';
export { blocksOf, RICH_TEXT_VERSION, toStored, versionNeeded, versionOf } from './version';
export * from './merge';
