import { parseMarkdown, type MarkdownBlock, type MarkdownInline, type MentionedPerson } from '@heartwood/contract/text';
import { useMemo, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { CodeText, linkLook } from './block-look';

// Inside one's own bubble everything is of the bubble's colour.
const Frame = styled.div`
  overflow-wrap: anywhere;
  & > * + * { margin-top: 4px; }
`;
const Words = styled.p`margin: 0; white-space: pre-wrap; text-align: start;`;
const Quote = styled.blockquote`
  margin: 0;
  padding-inline-start: 10px;
  border-inline-start: 3px solid var(--border-2);
  color: var(--text-2);
  [data-own] & { color: inherit; border-color: currentColor; opacity: .9; }
`;
const listLook = css`margin: 0; padding: 0; padding-inline-start: 20px;`;
const Bullets = styled.ul`${listLook} list-style: disc;`;
const Numbers = styled.ol`${listLook} list-style: decimal;`;
const Item = styled.li<{ $depth: number }>`margin-inline-start: ${({ $depth }) => $depth * 16}px;`;
const Code = styled.pre`
  margin: 0;
  padding: 6px 9px;
  border-radius: var(--r-2);
  background: var(--surface-sunken);
  color: var(--text);
  font: 12.5px/18px ui-monospace, Menlo, monospace;
  white-space: pre-wrap;
`;
const InlineCode = styled(CodeText)`[data-own] & { background: rgb(255 255 255 / .16); }`;
const Link = styled.a`${linkLook} [data-own] & { color: inherit; }`;
const Mention = styled.span<{ $me: boolean }>`
  padding: 0 3px;
  border-radius: 4px;
  background: var(--surface-hover);
  color: var(--link);
  font-weight: var(--fw-medium);
  [data-own] & { background: rgb(255 255 255 / .16); color: inherit; }
  ${({ $me }) => $me && css`background: var(--warning-soft); color: var(--warning-text);`}
`;

export interface MarkdownTextProps {
  text: string;
  /** Who is named in it. */
  people?: readonly MentionedPerson[];
  /** The reader, whose own name stands out. */
  selfId?: string;
}

/** A text with the closed Markdown of comments, posts and chat. Each paragraph has the direction of its first letters. */
export function MarkdownText({ text, people, selfId }: MarkdownTextProps) {
  const blocks = useMemo(() => parseMarkdown(text, people), [text, people]);
  return <Frame>{showBlocks(blocks, selfId)}</Frame>;
}

function showBlocks(blocks: readonly MarkdownBlock[], selfId: string | undefined): ReactNode {
  return blocks.map((block, index) => <Block key={index} block={block} selfId={selfId} />);
}

function Block({ block, selfId }: { block: MarkdownBlock; selfId: string | undefined }) {
  switch (block.type) {
    case 'paragraph': return <Words dir="auto">{showInlines(block.children, selfId)}</Words>;
    case 'quote': return <Quote dir="auto">{showBlocks(block.children, selfId)}</Quote>;
    case 'code': return <Code dir="ltr"><code>{block.text}</code></Code>;
    case 'list': {
      const items = block.items.map((item, index) => (
        <Item key={index} $depth={item.depth} dir="auto">
          {showInlines(item.children, selfId)}
        </Item>
      ));
      return block.ordered ? <Numbers start={block.start} dir="auto">{items}</Numbers> : <Bullets dir="auto">{items}</Bullets>;
    }
  }
}

function showInlines(nodes: readonly MarkdownInline[], selfId: string | undefined): ReactNode {
  return nodes.map((node, index) => <Inline key={index} node={node} selfId={selfId} />);
}

function Inline({ node, selfId }: { node: MarkdownInline; selfId: string | undefined }) {
  switch (node.type) {
    case 'text':
      return node.text;
    case 'code':
      return <InlineCode>{node.text}</InlineCode>;
    case 'strong':
      return <strong>{showInlines(node.children, selfId)}</strong>;
    case 'emphasis':
      return <em>{showInlines(node.children, selfId)}</em>;
    case 'strike':
      return <s>{showInlines(node.children, selfId)}</s>;
    case 'link':
      return (
        <Link href={node.href} target="_blank" rel="noopener noreferrer nofollow">
          {showInlines(node.children, selfId)}
        </Link>
      );
    case 'mention':
      return <Mention $me={node.id === selfId}>{node.text}</Mention>;
  }
}
