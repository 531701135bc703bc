import { isLeaf, type RichTextElement, type RichTextLeaf, type RichTextNode } from './document';

/**
 * The words of a block in the one form that the editor also keeps: leaves of the same look are one, no leaf is empty but beside a
 * link or a mention, which never stand at an edge. So a text that is opened and not touched is the same text.
 */
export function normaliseInlines(nodes: readonly RichTextNode[]): RichTextNode[] {
  const out: RichTextNode[] = [];
  for (const node of nodes) {
    const last = out.at(-1);
    if (!isLeaf(node)) {
      if (!last || !isLeaf(last)) out.push({ text: '' });
      out.push(node);
    } else if (last && isLeaf(last) && (node.text === '' || sameLook(last, node))) {
      out[out.length - 1] = { ...last, text: last.text + node.text };
    } else if (last && isLeaf(last) && last.text === '') {
      out[out.length - 1] = node;
    } else out.push(node);
  }
  const last = out.at(-1);
  if (!last || !isLeaf(last)) out.push({ text: '' });
  return out.map((node) => (isLeaf(node) && node.text === '' && out.length > 1 ? { text: '' } : node));
}

function sameLook({ text: _left, ...left }: RichTextLeaf, { text: _right, ...right }: RichTextLeaf): boolean {
  const names = Object.keys(left) as (keyof typeof left)[];
  return names.length === Object.keys(right).length && names.every((name) => left[name] === right[name]);
}

export function isElement(node: RichTextNode): node is RichTextElement {
  return !isLeaf(node);
}
