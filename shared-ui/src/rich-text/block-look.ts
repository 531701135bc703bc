import styled, { css } from 'styled-components';
import { maxIndent, type ListType, type RichTextElement, type RichTextLeaf } from '@heartwood/contract/text';

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

// In the type's own height, so that a list is in proportion at any size: 24, 22 and 17 px at 14.
const INDENT = 24 / 14;
const SIGN_ROOM = 22 / 14;
const SIGN_WIDTH = 17 / 14;

interface Layout { $align: RichTextElement['align']; $indent: RichTextElement['indent'] }

const block = css<Layout>`
  text-align: ${({ $align }) => $align ?? 'start'};
  padding-inline-start: ${({ $indent }) => ($indent ?? 0) * INDENT}em;
`;

export const Paragraph = styled.p<Layout>`${block}`;
export const HeadingOne = styled.h2<Layout>`
  ${block} font: var(--fw-h2) var(--fs-h2)/var(--lh-h2) var(--font); letter-spacing: var(--ls-h2);
`;
export const HeadingTwo = styled.h3<Layout>`
  ${block} font: var(--fw-h3) var(--fs-h3)/var(--lh-h3) var(--font); letter-spacing: var(--ls-h3);
`;

const numbering = Array.from({ length: maxIndent + 1 }, (_, level) => `item-${level}`);
const bulletSigns = ['"•"', '"◦"', '"▪"'];
const numberStyles = ['decimal', 'lower-alpha', 'lower-roman'];
const list = css`
  padding: 0;
  list-style: none;
  counter-reset: ${numbering.join(' ')};
`;
export const Bullets = styled.ul`${list}`;
export const Numbers = styled.ol`${list}`;
/**
 * An item of the flat list that the editor writes in: its depth is its indent, its number counts the items of that depth
 * since the last shallower one.
 */
export const Item = styled.li<Layout & { $marker: ListType }>`
  position: relative;
  text-align: ${({ $align }) => $align ?? 'start'};
  padding-inline-start: ${({ $indent }) => SIGN_ROOM + ($indent ?? 0) * INDENT}em;
  ${({ $indent = 0, $marker }) => css`
    ${$marker === 'numbered-list' && `counter-increment: item-${$indent};`}
    ${$indent < maxIndent && `counter-reset: ${numbering.slice($indent + 1).join(' ')};`}
    &::before {
      content: ${$marker === 'numbered-list' ? `counter(item-${$indent}, ${numberStyles[$indent % 3]}) "."` : bulletSigns[$indent % 3]};
      position: absolute;
      inset-inline-start: ${$indent * INDENT}em;
      width: ${SIGN_WIDTH}em;
      color: var(--text-3);
      text-align: end;
      white-space: nowrap;
    }
  `}
`;
export const Quote = styled.blockquote<Pick<Layout, '$align'>>`
  margin: 0;
  padding: 2px 0;
  padding-inline-start: 14px;
  border-inline-start: 3px solid var(--text);
  font-weight: var(--fw-medium);
  font-style: italic;
  text-align: ${({ $align }) => $align ?? 'start'};
`;
export const CheckLine = styled.div<Layout>`${block} display: flex; align-items: flex-start; gap: 9px;`;
export const CheckSlot = styled.span`display: inline-flex; flex: none; height: var(--lh-body); align-items: center;`;
export const CheckText = styled.span<{
  $done: boolean;
}>`flex: 1; min-width: 0; ${({ $done }) => $done && css`color: var(--text-3); text-decoration: line-through;`}`;
export const CheckBox = styled.input`width: 16px; height: 16px; margin: 0; accent-color: var(--action);`;
export const CodeText = styled.code`
  padding: 1px 4px; border-radius: 4px; background: var(--surface-hover); font: 12.5px/1.4 ui-monospace, Menlo, monospace;
`;
export const CodeBlock = styled.pre`
  margin: 0;
  padding: 8px 12px;
  border-radius: var(--r-2);
  background: var(--surface-sunken);
  font: 12.5px/19px ui-monospace, Menlo, monospace;
  white-space: pre-wrap;
  tab-size: 2;
`;
/** A wide table scrolls by itself: the text beside it stays where it is. */
export const TableFrame = styled.div`max-width: 100%; overflow-x: auto;`;
export const Table = styled.table`border-collapse: collapse; overflow-wrap: normal;`;
const cell = css`
  min-width: 64px;
  padding: 5px 9px;
  border: 1px solid var(--border-2);
  vertical-align: top;
  text-align: start;
`;
export const Cell = styled.td`${cell}`;
export const HeaderCell = styled.th`${cell} background: var(--surface-sunken); font-weight: var(--fw-semi);`;
export const linkLook = css`
  color: var(--link);
  font-weight: var(--fw-medium);
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 3px;
`;
export const Link = styled.a`${linkLook}`;
export const MentionName = styled.span`
  padding: 0 3px; border-radius: 4px; background: var(--surface-hover); color: var(--link); font-weight: var(--fw-medium);
`;

const sizes: Record<NonNullable<RichTextLeaf['size']>, string> = { small: '.85em', large: '1.25em', huge: '1.6em' };

export function sizeOf(leaf: Pick<RichTextLeaf, 'size'>): string | undefined {
  return leaf.size && sizes[leaf.size];
}

/** Rhythm of a document, shared by the reader's view and the editor. */
export const documentLook = css`
  font-size: var(--fs-body);
  line-height: var(--lh-body);
  overflow-wrap: anywhere;
  & > * + * { margin-top: 6px; }
`;
