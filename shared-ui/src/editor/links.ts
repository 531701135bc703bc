import { isSafeLink, linkAddress, type RichTextElement } from '@heartwood/contract/text';
import { Editor, Element, Path, Range, Transforms, type NodeEntry } from 'slate';
import './slate-types';

export function linkAt(editor: Editor): NodeEntry<RichTextElement> | null {
  if (!editor.selection) return null;
  const [found] = Editor.nodes(editor, { match: (node) => Element.isElement(node) && node.type === 'link' });
  return (found as NodeEntry<RichTextElement> | undefined) ?? null;
}

/** Makes a link of the selection, or of the address itself where nothing is selected. False when the address is none. */
export function setLink(editor: Editor, typed: string): boolean {
  const url = linkAddress(typed);
  const { selection } = editor;
  if (url === null || !selection || inCode(editor)) return false;
  const link = linkAt(editor);
  if (link) Transforms.setNodes<RichTextElement>(editor, { url }, { at: link[1] });
  else if (Range.isCollapsed(selection)) {
    Transforms.insertNodes(editor, { type: 'link', url, children: [{ text: typed.trim() }] });
    Transforms.move(editor, { unit: 'offset' });
  } else {
    Transforms.wrapNodes<RichTextElement>(editor, { type: 'link', url, children: [] }, { split: true });
    Transforms.collapse(editor, { edge: 'end' });
  }
  return true;
}

export function removeLink(editor: Editor): void {
  Transforms.unwrapNodes(editor, { match: (node) => Element.isElement(node) && node.type === 'link' });
}

/** At the edge of a link one writes beside it: browsers put the caret into the link there, and words would go on in it. */
export function leaveLink(editor: Editor): void {
  const { selection } = editor;
  const link = linkAt(editor);
  if (!selection || !link || !Range.isCollapsed(selection)) return;
  const [, path] = link;
  if (Editor.isEnd(editor, selection.anchor, path)) Transforms.select(editor, Editor.start(editor, Path.next(path)));
  else if (Editor.isStart(editor, selection.anchor, path)) Transforms.select(editor, Editor.end(editor, Path.previous(path)));
}

/** Ends in an address as one types it: with its scheme, www., a path, or for mail. A bare "end.Next" is no address. */
const typedAddress = /(?:^|\s)((?:https?:\/\/|www\.|mailto:)\S+|[^\s@/]+@[^\s@/]+\.[a-z]{2,}|(?:[a-z0-9-]+\.)+[a-z]{2,}\/\S*)$/i;

/** The address right before the caret becomes a link. */
export function linkBefore(editor: Editor): void {
  const { selection } = editor;
  if (!selection || !Range.isCollapsed(selection) || linkAt(editor) || inCode(editor)) return;
  const { path, offset } = selection.anchor;
  const [typed = ''] = [...(typedAddress.exec(Editor.string(editor, path).slice(0, offset)) ?? [])].slice(1);
  const words = typed.replace(/[.,:;!?)\]}'"…]+$/, '');
  const url = linkAddress(words);
  if (url === null || !isSafeLink(url)) return;
  const end = offset - (typed.length - words.length);
  Transforms.wrapNodes<RichTextElement>(editor, { type: 'link', url, children: [] }, {
    at: { anchor: { path, offset: end - words.length }, focus: { path, offset: end } }, split: true,
  });
}

function inCode(editor: Editor): boolean {
  return Editor.above(editor, { match: (node) => Element.isElement(node) && node.type === 'code-block' }) !== undefined;
}
