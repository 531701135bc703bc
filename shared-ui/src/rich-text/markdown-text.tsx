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
  text-decoration: none;
  a&:hover { text-decoration: underline; }
  [data-own] & { background: rgb(255 255 255 / .16); color: inherit; }
  ${({ $me }) => $me && css`background: var(--warning-soft); color: var(--warning-text);`}
`;

export interface MarkdownTextProps {
  text: string;
  /** Who is named in it. */
  people?: readonly MentionedPerson[];
  /** The reader, whose own name stands out. */
  selfId?: string;
  /** Where a name leads. */
  hrefOf?: (id: string) => string;
}

type Names = Pick<MarkdownTextProps, 'selfId' | 'hrefOf'>;

/** A text with the closed Markdown of comments, posts and chat. Each paragraph has the direction of its first letters. */
export function MarkdownText({ text, people, ...names }: MarkdownTextProps) {
  const blocks = useMemo(() => parseMarkdown(text, people), [text, people]);
  return <Frame>{showBlocks(blocks, names)}</Frame>;
}

function showBlocks(blocks: readonly MarkdownBlock[], names: Names): ReactNode {
  return blocks.map((block, index) => <Block key={index} block={block} names={names} />);
}

function Block({ block, names }: { block: MarkdownBlock; names: Names }) {
  switch (block.type) {
    case 'paragraph': return <Words dir="auto">{showInlines(block.children, names)}</Words>;
    case 'quote': return <Quote dir="auto">{showBlocks(block.children, names)}</Quote>;
    case 'code': return <Code dir="ltr"><code>{block.text}</code></Code>;
    case 'list': {
      const items = block.items.map((item, index) => (
        <Item key={index} $depth={item.depth} dir="auto">
          {showInlines(item.children, names)}
        </Item>
      ));
      return block.ordered ? <Numbers start={block.start} dir="auto">{items}</Numbers> : <Bullets dir="auto">{items}</Bullets>;
    }
  }
}

function showInlines(nodes: readonly MarkdownInline[], names: Names): ReactNode {
  return nodes.map((node, index) => <Inline key={index} node={node} names={names} />);
}

function Inline({ node, names }: { node: MarkdownInline; names: Names }) {
  switch (node.type) {
    case 'text':
      return node.text;
    case 'code':
      return <InlineCode>{node.text}</InlineCode>;
    case 'strong':
      return <strong>{showInlines(node.children, names)}</strong>;
    case 'emphasis':
      return <em>{showInlines(node.children, names)}</em>;
    case 'strike':
      return <s>{showInlines(node.children, names)}</s>;
    case 'link':
      return (
        <Link href={node.href} target="_blank" rel="noopener noreferrer nofollow">
          {showInlines(node.children, names)}
        </Link>
      );
    case 'mention':
      return names.hrefOf
        ? <Mention as="a" href={names.hrefOf(node.id)} $me={node.id === names.selfId}>{node.text}</Mention>
        : <Mention $me={node.id === names.selfId}>{node.text}</Mention>;
  }
}
