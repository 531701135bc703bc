import { isBlank, type RichTextElement } from '@heartwood/contract/text';
import { Editor, Transforms } from 'slate';
import { ReactEditor, useReadOnly, useSlateStatic, type RenderElementProps, type RenderLeafProps } from 'slate-react';
import styled from 'styled-components';
import {
  Bullets, Cell, CheckBox, CheckLine, CheckSlot, CheckText, CodeBlock, HeaderCell, HeadingOne, HeadingTwo, Item, linkLook, MentionName,
  Numbers, Paragraph, Quote, Table, TableFrame,
} from '../rich-text/block-look';
import { LeafText } from '../rich-text/leaf-text';

const Link = styled.a`${linkLook} cursor: text;`;

export function EditorBlock({ attributes, children, element }: RenderElementProps) {
  // Slate itself gives a block `dir` by its first strong letter alone when it is right-to-left; ours goes over it.
  const layout = { $align: element.align, $indent: element.indent, dir: element.dir ?? 'auto' };
  switch (element.type) {
    case 'heading-one':
      return (
        <HeadingOne {...attributes} {...layout}>
          {children}
        </HeadingOne>
      );
    case 'heading-two':
      return (
        <HeadingTwo {...attributes} {...layout}>
          {children}
        </HeadingTwo>
      );
    case 'bulleted-list':
      return <Bullets {...attributes}>{children}</Bullets>;
    case 'numbered-list':
      return <Numbers {...attributes}>{children}</Numbers>;
    case 'list-item':
      return (
        <ListItem attributes={attributes} element={element}>
          {children}
        </ListItem>
      );
    case 'block-quote':
      return (
        <Quote {...attributes} {...layout}>
          {children}
        </Quote>
      );
    case 'code-block':
      return (
        <CodeBlock {...attributes} dir="ltr" spellCheck={false}>
          <code>{children}</code>
        </CodeBlock>
      );
    case 'table':
      return (
        <TableFrame {...attributes}>
          <Table>
            <tbody>{children}</tbody>
          </Table>
        </TableFrame>
      );
    case 'table-row':
      return <tr {...attributes}>{children}</tr>;
    case 'table-cell':
      return element.header === true ? (
        <HeaderCell {...attributes} dir="auto" {...(isBlank([element]) && { 'aria-label': 'Empty' })}>
          {children}
        </HeaderCell>
      ) : (
        <Cell {...attributes} dir="auto">
          {children}
        </Cell>
      );
    case 'link':
      return (
        <Link {...attributes} href={element.url} rel="noopener noreferrer nofollow" title={element.url}>
          {children}
        </Link>
      );
    case 'mention':
      return (
        <MentionName {...attributes} contentEditable={false}>
          @{element.name}
          {children}
        </MentionName>
      );
    case 'check-list-item':
      return (
        <CheckRow attributes={attributes} element={element}>
          {children}
        </CheckRow>
      );
    case 'paragraph':
      return (
        <Paragraph {...attributes} {...layout}>
          {children}
        </Paragraph>
      );
  }
}

function ListItem({ attributes, children, element }: RenderElementProps) {
  const editor = useSlateStatic();
  const [list] = Editor.parent(editor, ReactEditor.findPath(editor, element));
  const own = 'type' in list && list.type === 'numbered-list' ? list.type : 'bulleted-list';
  return (
    <Item {...attributes} $align={element.align} $indent={element.indent} $marker={element.marker ?? own} dir={element.dir ?? 'auto'}>
      {children}
    </Item>
  );
}

function CheckRow({ attributes, children, element }: RenderElementProps) {
  const editor = useSlateStatic();
  const readOnly = useReadOnly();
  const done = element.checked === true;
  const check = (checked: boolean) => {
    Transforms.setNodes<RichTextElement>(editor, { checked }, { at: ReactEditor.findPath(editor, element) });
  };
  return (
    <CheckLine {...attributes} $align={element.align} $indent={element.indent} dir={element.dir ?? 'auto'}>
      <CheckSlot contentEditable={false}>
        <CheckBox
          type="checkbox"
          checked={done}
          disabled={readOnly}
          aria-label={done ? 'Done' : 'Not done'}
          onChange={(event) => check(event.target.checked)}
        />
      </CheckSlot>
      <CheckText $done={done}>{children}</CheckText>
    </CheckLine>
  );
}

export function EditorLeaf({ attributes, children, leaf }: RenderLeafProps) {
  return <span {...attributes}><LeafText leaf={leaf}>{children}</LeafText></span>;
}
