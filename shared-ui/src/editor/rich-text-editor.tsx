import { LEVELS, plainText, toStored, type LevelName, type MarkName, type RichTextValue } from '@heartwood/contract/text';
import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { createEditor, Editor, Range, Transforms } from 'slate';
import { withHistory } from 'slate-history';
import { Editable, ReactEditor, Slate, withReact } from 'slate-react';
import styled, { css } from 'styled-components';
import type { MentionMember } from '../mentions/mention-value';
import { documentLook } from '../rich-text/block-look';
import { RichTextView } from '../rich-text/rich-text-view';
import { mobile } from '../theme/media';
import { indent, isBlockActive, toggleMark } from './commands';
import { EditorBlock, EditorLeaf } from './editor-blocks';
import { linkAt } from './links';
import { SuggestionList, useSuggestions } from './suggestions';
import { goToCell } from './tables';
import { takeIn } from './take-in';
import { Toolbar } from './toolbar';
import { withTypingShortcuts } from './typing-shortcuts';
import { withWritingRules } from './writing-rules';

const framed = css`
  overflow: clip;
  border: 1px solid var(--border-2);
  border-radius: var(--r-3);
  &:hover { border-color: var(--border-control); }
  &:has([role='textbox']:focus-visible) { outline: 2px solid var(--focus); outline-offset: -1px; }
`;
/** The page around it is its frame; where a thumb writes, the bar stands at the foot. */
const pageWide = css`
  display: flex;
  flex: 1;
  flex-direction: column;
  & > [role='toolbar'] { border-top: 1px solid var(--border); padding-inline: 12px; }
  ${mobile} {
    & > [role='toolbar'] { order: 2; top: auto; bottom: 0; margin-top: auto; border-bottom: 0; padding-inline: 2px; }
  }
`;
const Frame = styled.div<{ $isPage: boolean }>`
  background: var(--surface);
  ${({ $isPage }) => ($isPage ? pageWide : framed)}
`;
const Page = styled(Editable)<{ $isPage: boolean }>`
  ${documentLook}
  min-height: 94px;
  padding: 14px ${({ $isPage }) => ($isPage ? 20 : 16)}px;
  /* Where smaller text is written, a phone zooms the page. */
  ${mobile} { font-size: 16px; line-height: 24px; }
  &:focus-visible { outline: none; }
  /* The placeholder is laid over the first block, so the block must be its frame. */
  & > [data-slate-node='element'] { position: relative; }
  & [data-slate-placeholder] { color: var(--text-3); opacity: 1 !important; }
`;

export interface RichTextEditorProps {
  /** A parsed document (`parseRichText`). What is new in it from outside is taken in; caret and undoing stay. */
  value: RichTextValue;
  /** `over` is what the editor showed before this change. */
  onChange: (value: RichTextValue, over: RichTextValue) => void;
  /** The focus left text and toolbar both. */
  onBlur?: () => void;
  placeholder?: string;
  readOnly?: boolean;
  ariaLabel: string;
  /** True by default. */
  toolbar?: boolean;
  /** What can be written here; a module's text unless told. */
  level?: LevelName;
  /** Who can be named with an @. */
  members?: readonly MentionMember[];
  /** Without a frame of its own: it is all that its page has. */
  isPage?: boolean;
  /** What belongs to the text and stands below it; where the bar is at the foot, it is below both. */
  below?: ReactNode;
  /** The words that are selected, a line a block; none is ''. */
  onSelect?: (text: string) => void;
}

const hotkeys: Record<string, MarkName> = { b: 'bold', i: 'italic', u: 'underline', e: 'code' };
const nobody: readonly MentionMember[] = [];

/**
 * The rich-text editor. Ctrl/⌘ with B, I, U, E, K (link) and Shift+X; Markdown as it is typed, "/" for blocks, "@" for people.
 * Tab and Shift+Tab nest inside lists, go from cell to cell in tables, and move on elsewhere.
 */
export function RichTextEditor({
  value,
  onChange,
  onBlur,
  placeholder,
  readOnly = false,
  ariaLabel,
  toolbar = true,
  level = 'module',
  members = nobody,
  isPage = false,
  below,
  onSelect,
}: RichTextEditorProps) {
  const [editor] = useState(() =>
    withTypingShortcuts(withWritingRules(withHistory(withReact(createEditor())), LEVELS[level]), LEVELS[level]),
  );
  const shown = useRef(value);

  useEffect(() => {
    if (value === shown.current) return;
    shown.current = value;
    takeIn(editor, value);
  }, [editor, value]);

  if (readOnly) return <><RichTextView value={value} />{below}</>;

  return (
    <Slate
      editor={editor}
      initialValue={value}
      onValueChange={(next) => {
        // Slate's nodes are our nodes: the custom types say so and the rules keep it so.
        const over = shown.current;
        shown.current = next as RichTextValue;
        onChange(shown.current, over);
      }}
      onSelectionChange={() => onSelect?.(selectedText(editor))}
    >
      <Writing
        {...{ editor, value, ariaLabel, toolbar, level, members, isPage, below }}
        {...(onBlur && { onBlur })}
        {...(placeholder !== undefined && { placeholder })}
      />
    </Slate>
  );
}

type WritingProps = Required<Pick<RichTextEditorProps, 'value' | 'ariaLabel' | 'toolbar' | 'level' | 'members' | 'isPage'>> &
  Pick<RichTextEditorProps, 'onBlur' | 'placeholder' | 'below'> & { editor: Editor };

function Writing({ editor, value, onBlur, placeholder, ariaLabel, toolbar, level, members, isPage, below }: WritingProps) {
  const id = useId();
  const [isLinkOpen, setLinkOpen] = useState(false);
  const suggestions = useSuggestions(id, LEVELS[level], members);

  const onKeyDown = (event: KeyboardEvent) => {
    if (suggestions.onKey(event)) return;
    const key = event.key.toLowerCase();
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
    if (isCommand) takeSelection(editor);
    const mark = !isCommand ? undefined : event.shiftKey ? (key === 'x' ? 'strikethrough' : undefined) : hotkeys[key];
    if (mark && LEVELS[level].marks.includes(mark)) {
      event.preventDefault();
      toggleMark(editor, mark);
    } else if (
      isCommand &&
      !event.shiftKey &&
      key === 'k' &&
      toolbar &&
      editor.selection &&
      (Range.isExpanded(editor.selection) || linkAt(editor))
    ) {
      // On selected words the key is for their link; the palette leaves a key that was used alone.
      event.preventDefault();
      setLinkOpen(true);
    } else if (event.key === 'Tab' && !isCommand && tab(editor, event.shiftKey ? -1 : 1)) event.preventDefault();
  };
  const leave = (event: FocusEvent) => {
    // What floats is in another place of the page, but belongs to the text.
    if (!event.currentTarget.contains(event.relatedTarget) && !isLinkOpen) onBlur?.();
  };
  const isOffering = suggestions.typed !== null;
  return (
    <Frame $isPage={isPage} onBlur={leave}>
      {toolbar ? <Toolbar editorId={id} level={LEVELS[level]} isLinkOpen={isLinkOpen} onLinkOpen={setLinkOpen} /> : null}
      <Page
        id={id}
        $isPage={isPage}
        role="textbox"
        aria-multiline
        aria-label={ariaLabel}
        placeholder={placeholder ?? ''}
        spellCheck
        aria-autocomplete="list"
        aria-haspopup="listbox"
        {...(isOffering ? { 'aria-controls': `${id}-choices`, 'aria-activedescendant': suggestions.idOf(suggestions.active) } : {})}
        renderElement={(props) => <EditorBlock {...props} />}
        renderLeaf={(props) => <EditorLeaf {...props} />}
        onKeyDown={onKeyDown}
      />
      <SuggestionList id={id} from={suggestions} />
      <Fullness value={value} level={level} />
      {below}
    </Frame>
  );
}

function selectedText(editor: Editor): string {
  const { selection } = editor;
  return selection && Range.isExpanded(selection) ? plainText(Editor.fragment(editor, selection)).trim() : '';
}

/** What is selected on the page: the editor is told of it a moment later than of a key that follows. */
function takeSelection(editor: Editor): void {
  const selection = window.getSelection();
  if (!selection || selection.rangeCount === 0 || !ReactEditor.hasSelectableTarget(editor, selection.anchorNode)) return;
  const range = ReactEditor.toSlateRange(editor, selection, { exactMatch: false, suppressThrow: true });
  if (range && (!editor.selection || !Range.equals(range, editor.selection))) Transforms.select(editor, range);
}

const Full = styled.p<{
  $over: boolean;
}>`padding: 4px 16px 8px; font-size: 12px; line-height: 17px; color: ${({ $over }) => ($over ? 'var(--danger-text)' : 'var(--text-3)')};`;

/** The limit, said before it is met. */
function Fullness({ value, level }: { value: RichTextValue; level: LevelName }) {
  const most = LEVELS[level].maxBytes;
  const size = new Blob([JSON.stringify(toStored(value))]).size;
  if (size < most * 0.85) return null;
  return (
    <Full role="status" $over={size > most}>
      {Math.ceil(size / 1000)} of {most / 1000} kB{size > most ? ': what is beyond can\u2019t be saved.' : '.'}
    </Full>
  );
}

function tab(editor: Editor, by: 1 | -1): boolean {
  if (goToCell(editor, by)) return true;
  if (isBlockActive(editor, 'code-block')) {
    if (by === 1) editor.insertText('  ');
    return true;
  }
  if (!isInList(editor)) return false;
  indent(editor, by);
  return true;
}

function isInList(editor: Editor): boolean {
  return isBlockActive(editor, 'list-item') || isBlockActive(editor, 'check-list-item');
}
