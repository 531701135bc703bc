import { Transforms } from 'slate';
import { ReactEditor, useReadOnly, useSlateStatic, type RenderElementProps, type RenderLeafProps } from 'slate-react';
import {
  Bullets, CheckBox, CheckLine, CheckSlot, CheckText, HeadingOne, HeadingTwo, Item, Numbers, Paragraph, Quote,
} from '../rich-text/block-look';
import type { RichTextElement } from '../rich-text/document';
import { LeafText } from '../rich-text/leaf-text';

export function EditorBlock({ attributes, children, element }: RenderElementProps) {
  const layout = { $align: element.align, $indent: element.indent };
  switch (element.type) {
    case 'heading-one': return <HeadingOne {...attributes} {...layout}>{children}</HeadingOne>;
    case 'heading-two': return <HeadingTwo {...attributes} {...layout}>{children}</HeadingTwo>;
    case 'bulleted-list': return <Bullets {...attributes}>{children}</Bullets>;
    case 'numbered-list': return <Numbers {...attributes}>{children}</Numbers>;
    case 'list-item': return <Item {...attributes} {...layout}>{children}</Item>;
    case 'block-quote': return <Quote {...attributes} $align={element.align}>{children}</Quote>;
    case 'check-list-item': return <CheckRow attributes={attributes} element={element}>{children}</CheckRow>;
    case 'paragraph': return <Paragraph {...attributes} {...layout}>{children}</Paragraph>;
  }
}

function CheckRow({ attributes, children, element }: RenderElementProps) {
  const editor = useSlateStatic();
  const readOnly = useReadOnly();
  const done = element.checked === true;
  const check = (checked: boolean) => {
    Transforms.setNodes<RichTextElement>(editor, { checked }, { at: ReactEditor.findPath(editor, element) });
  };
  return (
    <CheckLine {...attributes} $align={element.align} $indent={element.indent}>
      <CheckSlot contentEditable={false}>
        <CheckBox type="checkbox" checked={done} disabled={readOnly} aria-label={done ? 'Done' : 'Not done'} onChange={(event) => check(event.target.checked)} />
      </CheckSlot>
      <CheckText $done={done}>{children}</CheckText>
    </CheckLine>
  );
}

export function EditorLeaf({ attributes, children, leaf }: RenderLeafProps) {
  return <span {...attributes}><LeafText leaf={leaf}>{children}</LeafText></span>;
}
