import type { Editor } from 'slate';
import type { IconType } from '../icon';
import {
  BoldIcon, CodeIcon, Heading1Icon, Heading2Icon, ItalicIcon, ListChecksIcon, ListIcon, ListIndentDecreaseIcon,
  ListIndentIncreaseIcon, ListOrderedIcon, QuoteIcon, StrikethroughIcon, UnderlineIcon,
} from '../icons';
import { indent, isBlockActive, isMarkActive, toggleBlock, toggleMark } from './commands';

/** A button of the toolbar; those with `isOn` are toggles. */
export interface ToolbarItem {
  key: string;
  label: string;
  icon: IconType;
  shortcut?: string;
  isOn?: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
}

function mark(key: Parameters<typeof toggleMark>[1], label: string, icon: IconType, shortcut?: string): ToolbarItem {
  return {
    key, label, icon, ...(shortcut === undefined ? {} : { shortcut }),
    isOn: (editor) => isMarkActive(editor, key), run: (editor) => toggleMark(editor, key),
  };
}

function block(key: Parameters<typeof toggleBlock>[1], label: string, icon: IconType): ToolbarItem {
  return { key, label, icon, isOn: (editor) => isBlockActive(editor, key), run: (editor) => toggleBlock(editor, key) };
}

/** In drawing order; each inner list is a group between hairlines. Colours and alignment follow as menus. */
export const toolbarGroups: readonly (readonly ToolbarItem[])[] = [
  [block('heading-one', 'Heading 1', Heading1Icon), block('heading-two', 'Heading 2', Heading2Icon)],
  [
    mark('bold', 'Bold', BoldIcon, 'Ctrl+B'), mark('italic', 'Italic', ItalicIcon, 'Ctrl+I'),
    mark('underline', 'Underline', UnderlineIcon, 'Ctrl+U'), mark('strikethrough', 'Strikethrough', StrikethroughIcon),
  ],
  [block('bulleted-list', 'Bulleted list', ListIcon), block('numbered-list', 'Numbered list', ListOrderedIcon), block('check-list-item', 'Checklist', ListChecksIcon)],
  [block('block-quote', 'Quote', QuoteIcon), mark('code', 'Code', CodeIcon)],
];

export const indentItems: readonly ToolbarItem[] = [
  { key: 'outdent', label: 'Decrease indent', icon: ListIndentDecreaseIcon, run: (editor) => indent(editor, -1) },
  { key: 'indent', label: 'Increase indent', icon: ListIndentIncreaseIcon, run: (editor) => indent(editor, 1) },
];
