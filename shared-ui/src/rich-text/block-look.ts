import styled, { css } from 'styled-components';
import type { RichTextElement, RichTextLeaf } from './document';

const textColour: Record<NonNullable<RichTextLeaf['colour']>, string> = {
  muted: 'var(--text-3)',
  success: 'var(--success-text)',
  warning: 'var(--warning-text)',
  danger: 'var(--danger-text)',
  info: 'var(--info-text)',
};

const backgroundColour: Record<NonNullable<RichTextLeaf['background']>, string> = {
  neutral: 'var(--surface-selected)',
  accent: 'var(--accent-soft)',
  success: 'var(--success-soft)',
  warning: 'var(--warning-soft)',
  danger: 'var(--danger-soft)',
  info: 'var(--info-soft)',
};

export function colourOf(leaf: Pick<RichTextLeaf, 'colour'>): string | undefined {
  return leaf.colour && textColour[leaf.colour];
}

export function backgroundOf(leaf: Pick<RichTextLeaf, 'background'>): string | undefined {
  return leaf.background && backgroundColour[leaf.background];
}

interface Layout { $align: RichTextElement['align']; $indent: RichTextElement['indent'] }

const block = css<Layout>`
  text-align: ${({ $align }) => $align ?? 'left'};
  padding-left: ${({ $indent }) => ($indent ?? 0) * 24}px;
`;

export const Paragraph = styled.p<Layout>`${block}`;
export const HeadingOne = styled.h3<Layout>`${block} font: var(--fw-h2) var(--fs-h2)/var(--lh-h2) var(--font); letter-spacing: var(--ls-h2);`;
export const HeadingTwo = styled.h4<Layout>`${block} font: var(--fw-h3) var(--fs-h3)/var(--lh-h3) var(--font); letter-spacing: var(--ls-h3);`;
export const Bullets = styled.ul`list-style: disc; padding-left: 22px;`;
export const Numbers = styled.ol`list-style: decimal; padding-left: 22px;`;
export const Item = styled.li<Layout>`${block} &::marker { color: var(--text-3); }`;
export const Quote = styled.blockquote<Pick<Layout, '$align'>>`
  margin: 0;
  padding: 2px 0 2px 14px;
  border-left: 3px solid var(--border-2);
  color: var(--text-2);
  text-align: ${({ $align }) => $align ?? 'left'};
`;
export const CheckLine = styled.div<Layout>`${block} display: flex; align-items: flex-start; gap: 9px;`;
export const CheckSlot = styled.span`display: inline-flex; flex: none; height: var(--lh-body); align-items: center;`;
export const CheckText = styled.span<{ $done: boolean }>`flex: 1; min-width: 0; ${({ $done }) => $done && css`color: var(--text-3); text-decoration: line-through;`}`;
export const CheckBox = styled.input`width: 16px; height: 16px; margin: 0; accent-color: var(--action);`;
export const CodeText = styled.code`padding: 1px 4px; border-radius: 4px; background: var(--surface-hover); font: 12.5px/1.4 ui-monospace, Menlo, monospace;`;

/** Rhythm of a document, shared by the reader's view and the editor. */
export const documentLook = css`
  font-size: var(--fs-body);
  line-height: var(--lh-body);
  overflow-wrap: anywhere;
  & > * + * { margin-top: 6px; }
`;
