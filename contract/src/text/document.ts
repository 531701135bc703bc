/** Colours a writer can pick: names of tokens, so a text is readable in both themes and no stored style is ever applied. */
export const textColours = ['muted', 'success', 'warning', 'danger', 'info'] as const;
export const backgroundColours = ['neutral', 'accent', 'success', 'warning', 'danger', 'info'] as const;
export const textSizes = ['small', 'large', 'huge'] as const;
export const alignments = ['left', 'center', 'right'] as const;
export const directions = ['ltr', 'rtl'] as const;
export const markNames = ['bold', 'italic', 'underline', 'strikethrough', 'code'] as const;
export const listTypes = ['bulleted-list', 'numbered-list'] as const;

/** Blocks that hold words and stand by themselves. */
export const textBlockTypes = ['paragraph', 'heading-one', 'heading-two', 'block-quote', 'check-list-item', 'code-block'] as const;
export const blockTypes = [...textBlockTypes, ...listTypes, 'list-item', 'table', 'table-row', 'table-cell'] as const;
export const inlineTypes = ['link', 'mention'] as const;

/** Levels of indentation a block can have. */
export const maxIndent = 4;
/** Cells in a row: more are not readable on any screen. */
export const maxColumns = 12;

export type MarkName = (typeof markNames)[number];
export type ListType = (typeof listTypes)[number];
export type TextBlockType = (typeof textBlockTypes)[number];
export type BlockType = (typeof blockTypes)[number];
export type InlineType = (typeof inlineTypes)[number];
export type Alignment = (typeof alignments)[number];
export type Direction = (typeof directions)[number];
export type TextSize = (typeof textSizes)[number];

export interface RichTextLeaf extends Partial<Record<MarkName, true>> {
  text: string;
  colour?: (typeof textColours)[number];
  background?: (typeof backgroundColours)[number];
  size?: TextSize;
}

export type RichTextNode = RichTextElement | RichTextLeaf;

/** A block, or a link or mention inside one: `{ type, children }` and what its type may carry beside. */
export interface RichTextElement {
  type: BlockType | InlineType;
  children: RichTextNode[];
  align?: Alignment;
  /** Of a list's item: how deep it is nested. */
  indent?: number;
  /** Only where the writer said it; else each paragraph finds its own by its first letters. */
  dir?: Direction;
  /** Only on check-list-item. */
  checked?: boolean;
  /** Only on a nested list-item whose own list is of the other kind. */
  marker?: ListType;
  /** Only on table-cell. */
  header?: boolean;
  /** Only on link. */
  url?: string;
  /** Only on mention: who, and the name at the time of writing. */
  userId?: string;
  name?: string;
}

/** A document: its blocks. Stored and sent with its version before them (`version.ts`). */
export type RichTextValue = RichTextElement[];

/** One blank paragraph: what an editor starts with. */
export function emptyRichText(): RichTextValue {
  return [{ type: 'paragraph', children: [{ text: '' }] }];
}

export function isLeaf(node: RichTextNode): node is RichTextLeaf {
  return 'text' in node;
}

export function isList(type: string): type is ListType {
  return type === 'bulleted-list' || type === 'numbered-list';
}

export function isInline(type: string): type is InlineType {
  return type === 'link' || type === 'mention';
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
