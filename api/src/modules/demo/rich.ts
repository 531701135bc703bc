type Leaf = { text: string } & Partial<Record<'bold' | 'italic', true>>;

/** `**words**` become bold; enough markup to write the demo's texts legibly. */
function leaves(text: string): Leaf[] {
  return text.split('**').map((part, index): Leaf => (index % 2 === 1 ? { text: part, bold: true } : { text: part }))
    .filter((leaf) => leaf.text !== '');
}

/** A document of the editor: a string is a paragraph, a list of strings is a bulleted list. */
export function rich(...blocks: (string | readonly string[])[]): unknown[] {
  return blocks.map((block) => (typeof block === 'string'
    ? { type: 'paragraph', children: leaves(block) }
    : { type: 'bulleted-list', children: block.map((item) => ({ type: 'list-item', children: leaves(item) })) }));
}
