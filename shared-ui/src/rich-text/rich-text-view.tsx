import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import {
  Bullets, CheckBox, CheckLine, CheckSlot, CheckText, HeadingOne, HeadingTwo, Item, Numbers, Paragraph, Quote, documentLook,
} from './block-look';
import { isLeaf, type RichTextElement, type RichTextValue } from './document';
import { LeafText } from './leaf-text';

const Document = styled.div`${documentLook}`;

/** A document to read; no editor is loaded. Give it a parsed value (`parseRichText`). */
export function RichTextView({ value }: { value: RichTextValue }) {
  return <Document>{value.map((element, index) => <Block key={index} element={element} />)}</Document>;
}

function Block({ element }: { element: RichTextElement }) {
  const children = element.children.map((child, index): ReactNode => (isLeaf(child)
    ? <LeafText key={index} leaf={child}>{withBreaks(child.text)}</LeafText>
    : <Block key={index} element={child} />));
  const layout = { $align: element.align, $indent: element.indent };
  switch (element.type) {
    case 'heading-one': return <HeadingOne {...layout}>{children}</HeadingOne>;
    case 'heading-two': return <HeadingTwo {...layout}>{children}</HeadingTwo>;
    case 'bulleted-list': return <Bullets>{children}</Bullets>;
    case 'numbered-list': return <Numbers>{children}</Numbers>;
    case 'list-item': return <Item {...layout}>{children}</Item>;
    case 'block-quote': return <Quote $align={element.align}>{children}</Quote>;
    case 'check-list-item': return <CheckRow element={element}>{children}</CheckRow>;
    case 'paragraph': return <Paragraph {...layout}>{children}</Paragraph>;
  }
}

function CheckRow({ element, children }: { element: RichTextElement; children: ReactNode }) {
  const done = element.checked === true;
  return (
    <CheckLine $align={element.align} $indent={element.indent}>
      <CheckSlot><CheckBox type="checkbox" checked={done} disabled readOnly aria-label={done ? 'Done' : 'Not done'} /></CheckSlot>
      <CheckText $done={done}>{children}</CheckText>
    </CheckLine>
  );
}

function withBreaks(text: string): ReactNode {
  return text.split('\n').map((line, index) => <Fragment key={index}>{index === 0 ? null : <br />}{line}</Fragment>);
}
