import type { Feature, Level } from '@heartwood/contract/text';
import type { Editor } from 'slate';
import type { IconType } from '../icon';
import {
  BoldIcon, CodeIcon, Heading1Icon, Heading2Icon, ItalicIcon, ListChecksIcon, ListIcon, ListIndentDecreaseIcon,
  ListIndentIncreaseIcon, ListOrderedIcon, QuoteIcon, SquareCodeIcon, StrikethroughIcon, UnderlineIcon,
} from '../icons';
import { indent, isBlockActive, isMarkActive, toggleBlock, toggleMark } from './commands';

/** A button of the toolbar; those with `isOn` are toggles. */
interface ToolbarButton {
  key: string;
  label: string;
  icon: IconType;
  shortcut?: string;
  isOn?: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
}

/** A tool that opens something of its own. */
type ToolbarMenu = 'size' | 'link' | 'colour' | 'background' | 'align' | 'table';
export type ToolbarTool = ToolbarButton | ToolbarMenu;

function mark(key: Parameters<typeof toggleMark>[1], label: string, icon: IconType, shortcut?: string): ToolbarButton {
  return {
    key, label, icon, ...(shortcut === undefined ? {} : { shortcut }),
    isOn: (editor) => isMarkActive(editor, key), run: (editor) => toggleMark(editor, key),
  };
}

function block(key: Parameters<typeof toggleBlock>[1], label: string, icon: IconType): ToolbarButton {
  return { key, label, icon, isOn: (editor) => isBlockActive(editor, key), run: (editor) => toggleBlock(editor, key) };
}

/**
 * In drawing order, which is also what stays longest where it gets narrow: a phone shows all up to the lists, the others are a
 * swipe away. Each inner list stands between hairlines.
 */
const groups: readonly (readonly ToolbarTool[])[] = [
  [block('heading-one', 'Heading 1', Heading1Icon), block('heading-two', 'Heading 2', Heading2Icon)],
  [
    mark('bold', 'Bold', BoldIcon, 'Ctrl+B'),
    mark('italic', 'Italic', ItalicIcon, 'Ctrl+I'),
    mark('underline', 'Underline', UnderlineIcon, 'Ctrl+U'),
    mark('strikethrough', 'Strikethrough', StrikethroughIcon, 'Ctrl+Shift+X'),
  ],
  [
    block('bulleted-list', 'Bulleted list', ListIcon),
    block('numbered-list', 'Numbered list', ListOrderedIcon),
    block('check-list-item', 'Checklist', ListChecksIcon),
  ],
  [
    block('block-quote', 'Quote', QuoteIcon),
    mark('code', 'Code', CodeIcon, 'Ctrl+E'),
    block('code-block', 'Code block', SquareCodeIcon),
    'link',
    'table',
  ],
  ['size', 'colour', 'background'],
  [
    { key: 'outdent', label: 'Decrease indent', icon: ListIndentDecreaseIcon, run: (editor) => indent(editor, -1) },
    { key: 'indent', label: 'Increase indent', icon: ListIndentIncreaseIcon, run: (editor) => indent(editor, 1) },
    'align',
  ],
];

/** The tools of a level. */
export function toolbarGroups({ features, marks }: Level): (readonly ToolbarTool[])[] {
  const has = (key: string) =>
    features.has(key as Feature) || marks.some((name) => name === key) || (key === 'outdent' && features.has('indent'));
  return groups.map((group) => group.filter((tool) => has(typeof tool === 'string' ? tool : tool.key))).filter((group) => group.length > 0);
}

/** How many groups stand in one line of this width, with room for the button that shows the others. */
export function groupsThatFit(sizes: readonly number[], width: number, button: number): number {
  const gap = 9;
  const widths = sizes.map((tools) => tools * (button + 1) + gap);
  const fits = (count: number, room: number) => widths.slice(0, count).reduce((sum, each) => sum + each, 0) <= room;
  if (fits(sizes.length, width)) return sizes.length;
  let count = sizes.length - 1;
  while (count > 1 && !fits(count, width - button - gap)) count -= 1;
  return count;
}
