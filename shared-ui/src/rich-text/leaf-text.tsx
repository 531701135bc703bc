import type { ReactNode } from 'react';
import { CodeText, backgroundOf, colourOf } from './block-look';
import type { RichTextLeaf } from './document';

/** Wraps text in what its marks mean. */
export function LeafText({ leaf, children }: { leaf: RichTextLeaf; children: ReactNode }) {
  let content = children;
  if (leaf.code) content = <CodeText>{content}</CodeText>;
  if (leaf.bold) content = <strong>{content}</strong>;
  if (leaf.italic) content = <em>{content}</em>;
  if (leaf.underline) content = <u>{content}</u>;
  if (leaf.strikethrough) content = <s>{content}</s>;
  const color = colourOf(leaf);
  const background = backgroundOf(leaf);
  return color === undefined && background === undefined ? content : <span style={{ color, background }}>{content}</span>;
}
