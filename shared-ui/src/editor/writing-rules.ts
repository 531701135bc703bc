import { Editor, Element, Node, Transforms } from 'slate';
import { isList, type RichTextElement, type RichTextValue } from '@heartwood/contract/text';
import { parseRichText } from '@heartwood/contract/text';
import { caretAtStart, indent, selectedBlocks, toggleBlock } from './commands';
import { richTextFromHtml } from './paste-html';
import type { HeartwoodEditor } from './slate-types';

/** After one of these, Enter goes on with a plain paragraph. */
const endsOnEnter: readonly RichTextElement['type'][] = ['heading-one', 'heading-two', 'block-quote'];

/**
 * How writing behaves: Enter leaves headings and blank items, Backspace at the start of a styled block makes it plain,
 * pasted HTML is reduced to the nodes we know, and lists hold items only.
 */
export function withWritingRules<Rules extends HeartwoodEditor>(editor: Rules): Rules {
  const { insertBreak, deleteBackward, insertData, normalizeNode, isInline, isVoid } = editor;

  editor.isInline = (element) => element.type === 'link' || element.type === 'mention' || isInline(element);
  editor.isVoid = (element) => element.type === 'mention' || isVoid(element);

  editor.insertBreak = () => {
    const [entry] = selectedBlocks(editor);
    const blank = entry !== undefined && Node.string(entry[0]) === '';
    if (entry && blank && makePlain(editor, entry[0])) return;
    insertBreak();
    if (!entry) return;
    if (endsOnEnter.includes(entry[0].type)) Transforms.setNodes<RichTextElement>(editor, { type: 'paragraph' });
    if (entry[0].type === 'check-list-item') Transforms.setNodes<RichTextElement>(editor, { checked: false });
  };

  editor.deleteBackward = (unit) => {
    const entry = caretAtStart(editor);
    if (entry && makePlain(editor, entry[0])) return;
    deleteBackward(unit);
  };

  editor.insertData = (data) => {
    const pasted = readPaste(data);
    if (pasted) Transforms.insertFragment(editor, pasted);
    else insertData(data);
  };

  editor.normalizeNode = (entry, options) => {
    const [node, path] = entry;
    if (Element.isElement(node)) {
      if (isList(node.type)) {
        const stranger = node.children.findIndex((child) => !Element.isElement(child) || child.type !== 'list-item');
        if (stranger >= 0) {
          const at = [...path, stranger];
          if (Element.isElement(node.children[stranger])) Transforms.setNodes<RichTextElement>(editor, { type: 'list-item' }, { at });
          else Transforms.wrapNodes(editor, { type: 'list-item', children: [] }, { at });
          return;
        }
      }
      if (node.type === 'list-item') {
        const [parent] = Editor.parent(editor, path);
        if (!Element.isElement(parent) || !isList(parent.type)) {
          Transforms.setNodes<RichTextElement>(editor, { type: 'paragraph' }, { at: path });
          return;
        }
      }
    }
    normalizeNode(entry, options);
  };

  return editor;
}

// Another product's Slate can put anything on the clipboard, so even a fragment goes through the strict reader.
function readPaste(data: DataTransfer): RichTextValue | null {
  const fragment = data.getData('application/x-slate-fragment');
  const html = data.getData('text/html');
  if (fragment !== '') {
    try {
      return parseRichText(JSON.parse(decodeURIComponent(atob(fragment))));
    } catch {
      // Not a fragment after all: the HTML beside it says the same.
    }
  }
  return html === '' ? null : richTextFromHtml(html);
}

/** One step back towards a plain paragraph: first the indent goes, then the type. False when it is plain already. */
function makePlain(editor: Editor, block: RichTextElement): boolean {
  if ((block.indent ?? 0) > 0) indent(editor, -1);
  else if (block.type === 'list-item') {
    const list = Editor.above(editor, { match: (node) => Element.isElement(node) && isList(node.type) });
    const type = list && Element.isElement(list[0]) && isList(list[0].type) ? list[0].type : 'bulleted-list';
    toggleBlock(editor, type);
  } else if (block.type === 'paragraph') return false;
  else toggleBlock(editor, 'paragraph');
  return true;
}
