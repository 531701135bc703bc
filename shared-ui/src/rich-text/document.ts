/** Colours a writer can pick: names of tokens, so a text is readable in both themes and no stored style is ever applied. */
export const textColours = ['muted', 'success', 'warning', 'danger', 'info'] as const;
export const backgroundColours = ['neutral', 'accent', 'success', 'warning', 'danger', 'info'] as const;
export const alignments = ['left', 'center', 'right'] as const;
export const markNames = ['bold', 'italic', 'underline', 'strikethrough', 'code'] as const;
export const blockTypes = ['paragraph', 'heading-one', 'heading-two', 'block-quote', 'check-list-item', 'list-item', 'bulleted-list', 'numbered-list'] as const;

/** Levels of indentation a block can have. */
export const maxIndent = 4;

export type MarkName = (typeof markNames)[number];
export type BlockType = (typeof blockTypes)[number];
export type Alignment = (typeof alignments)[number];

export interface RichTextLeaf extends Partial<Record<MarkName, true>> {
  text: string;
  colour?: (typeof textColours)[number];
  background?: (typeof backgroundColours)[number];
}

export interface RichTextElement {
  type: BlockType;
  children: (RichTextElement | RichTextLeaf)[];
  align?: Alignment;
  indent?: number;
  /** Only on check-list-item. */
  checked?: boolean;
}

/** A document: what the API stores as a Slate JSON array. */
export type RichTextValue = RichTextElement[];

/** One blank paragraph: what an editor starts with. */
export function emptyRichText(): RichTextValue {
  return [{ type: 'paragraph', children: [{ text: '' }] }];
}

export function isLeaf(node: RichTextElement | RichTextLeaf): node is RichTextLeaf {
  return 'text' in node;
}

export function isList(type: BlockType): type is 'bulleted-list' | 'numbered-list' {
  return type === 'bulleted-list' || type === 'numbered-list';
}
