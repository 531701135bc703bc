import { isBlank, isLeaf, isSafeLink, type RichTextElement, type RichTextValue } from '@heartwood/contract/text';
import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import {
  Bullets, Cell, CheckBox, CheckLine, CheckSlot, CheckText, CodeBlock, documentLook, HeaderCell, HeadingOne, HeadingTwo, Item, Link,
  MentionName, Numbers, Paragraph, Quote, Table, TableFrame,
} from './block-look';
import { LeafText } from './leaf-text';

const Document = styled.div`${documentLook}`;

/** A document to read; no editor is loaded. Give it a parsed value (`parseRichText`). */
export function RichTextView({ value }: { value: RichTextValue }) {
  return <Document>{value.map((element, index) => <Block key={index} element={element} />)}</Document>;
}

function Block({ element, list }: { element: RichTextElement; list?: RichTextElement['type'] }) {
  const children = element.children.map((child, index): ReactNode => (isLeaf(child)
    ? <LeafText key={index} leaf={child}>{withBreaks(child.text)}</LeafText>
    : <Block key={index} element={child} list={element.type} />));
  const layout = { $align: element.align, $indent: element.indent, dir: element.dir ?? 'auto' };
  switch (element.type) {
    case 'heading-one':
      return <HeadingOne {...layout}>{children}</HeadingOne>;
    case 'heading-two':
      return <HeadingTwo {...layout}>{children}</HeadingTwo>;
    case 'bulleted-list':
      return <Bullets>{children}</Bullets>;
    case 'numbered-list':
      return <Numbers>{children}</Numbers>;
    case 'list-item':
      return (
        <Item {...layout} $marker={element.marker ?? (list === 'numbered-list' ? list : 'bulleted-list')}>
          {children}
        </Item>
      );
    case 'block-quote':
      return <Quote {...layout}>{children}</Quote>;
    case 'check-list-item':
      return <CheckRow element={element}>{children}</CheckRow>;
    case 'code-block':
      return (
        <CodeBlock>
          <code>{children}</code>
        </CodeBlock>
      );
    case 'table':
      return (
        <TableFrame tabIndex={0} role="group" aria-label="Table">
          <Table>
            <tbody>{children}</tbody>
          </Table>
        </TableFrame>
      );
    case 'table-row':
      return <tr>{children}</tr>;
    case 'table-cell':
      return element.header === true ? (
        <HeaderCell dir="auto" {...(isBlank([element]) && { as: 'td' as const })}>
          {children}
        </HeaderCell>
      ) : (
        <Cell dir="auto">{children}</Cell>
      );
    case 'link':
      return isSafeLink(element.url) ? (
        <Link href={element.url} target="_blank" rel="noopener noreferrer nofollow">
          {children}
        </Link>
      ) : (
        <>{children}</>
      );
    case 'mention':
      return <MentionName>@{element.name}</MentionName>;
    case 'paragraph':
      return <Paragraph {...layout}>{children}</Paragraph>;
  }
}

function CheckRow({ element, children }: { element: RichTextElement; children: ReactNode }) {
  const done = element.checked === true;
  return (
    <CheckLine $align={element.align} $indent={element.indent} dir={element.dir ?? 'auto'}>
      <CheckSlot><CheckBox type="checkbox" checked={done} disabled readOnly aria-label={done ? 'Done' : 'Not done'} /></CheckSlot>
      <CheckText $done={done}>{children}</CheckText>
    </CheckLine>
  );
}

function withBreaks(text: string): ReactNode {
  return text.split('\n').map((line, index) => <Fragment key={index}>{index === 0 ? null : <br />}{line}</Fragment>);
}
