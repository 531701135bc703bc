import type { ReactNode } from 'react';
import { CodeText, backgroundOf, colourOf, sizeOf } from './block-look';
import type { RichTextLeaf } from '@heartwood/contract/text';

/** Wraps text in what its marks mean. */
export function LeafText({ leaf, children }: { leaf: RichTextLeaf; children: ReactNode }) {
  let content = children;
  if (leaf.code) content = <CodeText>{content}</CodeText>;
  if (leaf.bold) content = <strong>{content}</strong>;
  if (leaf.italic) content = <em>{content}</em>;
  if (leaf.underline) content = <u>{content}</u>;
  if (leaf.strikethrough) content = <s>{content}</s>;
  const look = { color: colourOf(leaf), background: backgroundOf(leaf), fontSize: sizeOf(leaf) };
  return Object.values(look).every((value) => value === undefined) ? content : <span style={look}>{content}</span>;
}
