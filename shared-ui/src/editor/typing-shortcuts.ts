import type { Level, MarkName, RichTextElement } from '@heartwood/contract/text';
import { Editor, Element, Range, Text, Transforms } from 'slate';
import { HistoryEditor } from 'slate-history';
import { selectedBlocks, toggleBlock } from './commands';
import { leaveLink, linkBefore } from './links';
import type { HeartwoodEditor } from './slate-types';

type Block = Parameters<typeof toggleBlock>[1];

const beginnings: readonly [RegExp, Block][] = [
  [/^#$/, 'heading-one'], [/^#{2,3}$/, 'heading-two'], [/^[-*+]$/, 'bulleted-list'], [/^1[.)]$/, 'numbered-list'], [/^>$/, 'block-quote'],
  [/^\[ ?\]$/, 'check-list-item'], [/^\[x\]$/i, 'check-list-item'], [/^```$/, 'code-block'],
];
const pairs: readonly [RegExp, MarkName, number][] = [
  [/\*\*([^*\s](?:[^*]*[^*\s])?)\*\*$/, 'bold', 2],
  [/(?<![*\p{L}\p{N}])\*([^*\s](?:[^*]*[^*\s])?)\*$/u, 'italic', 1],
  [/(?<![_\p{L}\p{N}])_([^_\s](?:[^_]*[^_\s])?)_$/u, 'italic', 1],
  [/~~([^~\s](?:[^~]*[^~\s])?)~~$/, 'strikethrough', 2],
  [/`([^`]+)`$/, 'code', 1],
];

/** Markdown as one types it. Each change is a step of its own, so undo gives back the signs that were typed. */
export function withTypingShortcuts<Rules extends HeartwoodEditor>(editor: Rules, level: Level): Rules {
  const { insertText } = editor;
  editor.insertText = (text, options) => {
    const { selection } = editor;
    if (!selection || !Range.isCollapsed(selection) || isInCode(editor)) return insertText(text, options);
    if (text === ' ') {
      const block = beginningBefore(editor, level);
      linkBefore(editor);
      leaveLink(editor);
      insertText(text, options);
      if (block) HistoryEditor.withNewBatch(editor, () => takeBeginning(editor, block));
      return;
    }
    leaveLink(editor);
    insertText(text, options);
    if (text === '*' || text === '_' || text === '~' || text === '`') takePair(editor, level);
  };
  return editor;
}

/** The block that the signs between its start and the caret ask for. */
function beginningBefore(editor: Editor, { features }: Level): { type: Block; checked: boolean } | null {
  const [entry] = selectedBlocks(editor);
  const { selection } = editor;
  if (entry?.[0].type !== 'paragraph' || !selection) return null;
  const before = Editor.string(editor, { anchor: Editor.start(editor, entry[1]), focus: selection.anchor });
  const found = beginnings.find(([pattern, type]) => pattern.test(before) && features.has(type));
  return found ? { type: found[1], checked: /x/i.test(before) } : null;
}

function takeBeginning(editor: Editor, { type, checked }: { type: Block; checked: boolean }): void {
  const [entry] = selectedBlocks(editor);
  const { selection } = editor;
  if (!entry || !selection) return;
  Transforms.delete(editor, { at: { anchor: Editor.start(editor, entry[1]), focus: selection.anchor } });
  toggleBlock(editor, type);
  if (checked)
    Transforms.setNodes<RichTextElement>(
      editor,
      { checked },
      { match: (node) => Element.isElement(node) && node.type === 'check-list-item' },
    );
}

/** What stands between two equal signs gets its look, and the signs go. */
function takePair(editor: HeartwoodEditor, { marks }: Level): void {
  const { selection } = editor;
  if (!selection) return;
  const { path, offset } = selection.anchor;
  const before = Editor.string(editor, path).slice(0, offset);
  const found = pairs.find(([pattern, mark]) => marks.includes(mark) && pattern.test(before));
  const match = found?.[0].exec(before);
  if (!found || !match) return;
  const [, mark, length] = found;
  HistoryEditor.withNewBatch(editor, () => {
    Transforms.delete(editor, { at: { anchor: { path, offset: offset - length }, focus: { path, offset } } });
    Transforms.delete(editor, { at: { anchor: { path, offset: match.index }, focus: { path, offset: match.index + length } } });
    const end = offset - 2 * length;
    Transforms.setNodes(
      editor,
      { [mark]: true as const },
      { at: { anchor: { path, offset: match.index }, focus: { path, offset: end } }, match: Text.isText, split: true },
    );
    // What is typed next is plain again.
    Editor.removeMark(editor, mark);
  });
}

function isInCode(editor: Editor): boolean {
  return Editor.above(editor, { match: (node) => Element.isElement(node) && node.type === 'code-block' }) !== undefined;
}
