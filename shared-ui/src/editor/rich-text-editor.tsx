import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { createEditor, Transforms, type Editor } from 'slate';
import { withHistory } from 'slate-history';
import { Editable, Slate, withReact } from 'slate-react';
import styled from 'styled-components';
import { documentLook } from '../rich-text/block-look';
import type { MarkName, RichTextValue } from '@heartwood/contract/text';
import { RichTextView } from '../rich-text/rich-text-view';
import { mobile } from '../theme/media';
import { indent, isBlockActive, toggleMark } from './commands';
import { EditorBlock, EditorLeaf } from './editor-blocks';
import { Toolbar } from './toolbar';
import { withWritingRules } from './writing-rules';

const Frame = styled.div`
  overflow: clip;
  border: 1px solid var(--border-2);
  border-radius: var(--r-3);
  background: var(--surface);
  &:hover { border-color: var(--border-control); }
  &:has([role='textbox']:focus-visible) { outline: 2px solid var(--focus); outline-offset: -1px; }
`;
const Page = styled(Editable)`
  ${documentLook}
  min-height: 94px;
  padding: 14px 16px;
  /* Where smaller text is written, a phone zooms the page. */
  ${mobile} { font-size: 16px; line-height: 24px; }
  &:focus-visible { outline: none; }
  /* The placeholder is laid over the first block, so the block must be its frame. */
  & > [data-slate-node='element'] { position: relative; }
  & [data-slate-placeholder] { color: var(--text-3); opacity: 1 !important; }
`;

export interface RichTextEditorProps {
  /** A parsed document (`parseRichText`). A new array from outside replaces what is shown. */
  value: RichTextValue;
  onChange: (value: RichTextValue) => void;
  /** The focus left text and toolbar both. */
  onBlur?: () => void;
  placeholder?: string;
  readOnly?: boolean;
  ariaLabel: string;
  /** True by default. */
  toolbar?: boolean;
}

const hotkeys: Record<string, MarkName> = { b: 'bold', i: 'italic', u: 'underline' };

/** The rich-text editor. Ctrl/⌘ with B, I, U; Tab and Shift+Tab indent inside lists and move on elsewhere. */
export function RichTextEditor({ value, onChange, onBlur, placeholder, readOnly = false, ariaLabel, toolbar = true }: RichTextEditorProps) {
  const [editor] = useState(() => withWritingRules(withHistory(withReact(createEditor()))));
  const shown = useRef(value);
  const id = useId();

  useEffect(() => {
    if (value === shown.current) return;
    shown.current = value;
    replaceDocument(editor, value);
  }, [editor, value]);

  if (readOnly) return <RichTextView value={value} />;

  const onKeyDown = (event: KeyboardEvent) => {
    const mark = event.ctrlKey || event.metaKey ? hotkeys[event.key.toLowerCase()] : undefined;
    if (mark) {
      event.preventDefault();
      toggleMark(editor, mark);
    } else if (event.key === 'Tab' && isInList(editor)) {
      event.preventDefault();
      indent(editor, event.shiftKey ? -1 : 1);
    }
  };
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
  };
  return (
    <Slate
      editor={editor}
      initialValue={value}
      onValueChange={(next) => {
        // Slate's nodes are our nodes: the custom types say so and the rules keep it so.
        shown.current = next as RichTextValue;
        onChange(shown.current);
      }}
    >
      <Frame onBlur={leave}>
        {toolbar ? <Toolbar editorId={id} /> : null}
        <Page
          id={id} role="textbox" aria-multiline aria-label={ariaLabel} placeholder={placeholder ?? ''} spellCheck
          renderElement={(props) => <EditorBlock {...props} />} renderLeaf={(props) => <EditorLeaf {...props} />} onKeyDown={onKeyDown}
        />
      </Frame>
    </Slate>
  );
}

function isInList(editor: Editor): boolean {
  return isBlockActive(editor, 'list-item') || isBlockActive(editor, 'check-list-item');
}

function replaceDocument(editor: Editor, value: RichTextValue): void {
  Transforms.deselect(editor);
  editor.children = value;
  editor.history = { undos: [], redos: [] };
  editor.onChange();
}
