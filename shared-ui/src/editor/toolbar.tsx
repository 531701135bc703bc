import { alignments, backgroundColours, textColours, textSizes, type Alignment, type Level, type TextSize } from '@heartwood/contract/text';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Editor, Transforms } from 'slate';
import { ReactEditor, useSlate } from 'slate-react';
import styled from 'styled-components';
import { IconButton, type IconButtonProps } from '../controls/icon-button';
import { moveFocus } from '../controls/roving';
import type { IconType } from '../icon';
import {
  ALargeSmallIcon, BaselineIcon, EllipsisIcon, HighlighterIcon, TableIcon, TextAlignCenterIcon, TextAlignEndIcon, TextAlignStartIcon,
} from '../icons';
import { Menu } from '../layers/menu';
import type { MenuItem } from '../layers/menu-parts';
import { backgroundOf, colourOf, sizeOf } from '../rich-text/block-look';
import { mobile, print, useIsMobile } from '../theme/media';
import { currentAlign, currentDirection, setAlign, setColour, setDirection, setSize } from './commands';
import { LinkPopover } from './link-popover';
import { addColumn, addRow, deleteColumn, deleteRow, deleteTable, insertTable, placeInTable } from './tables';
import { groupsThatFit, toolbarGroups, type ToolbarTool } from './toolbar-items';

// It stays at the top of what scrolls while the text goes by under it.
const Bar = styled.div`
  position: sticky;
  top: 0;
  z-index: 2;
  border-bottom: 1px solid var(--border);
  background: var(--surface);
  ${print} { display: none; }
`;
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 1px 9px;
  /* A line of tools, before they are drawn. */
  min-height: 36px;
  padding: 4px;
  overflow: clip;
  /* There, all tools are in one line that scrolls: it is the one above the keyboard. */
  ${mobile} { flex-wrap: nowrap; min-height: 44px; overflow: auto hidden; scrollbar-width: none; overscroll-behavior-x: contain; }
`;
// The hairline stands in the gap before a group; before the first of a line that is outside the line, and clipped.
const Group = styled.div`
  position: relative;
  display: flex;
  flex: none;
  gap: 1px;
  &::before { content: ''; position: absolute; left: -5px; top: 6px; width: 1px; height: 16px; background: var(--border-2); }
  ${mobile} { &::before { top: 14px; } }
`;
const Swatch = styled.span`padding: 0 4px; border-radius: 4px; font-weight: var(--fw-bold);`;

const alignIcons: Record<Alignment, IconType> = { left: TextAlignStartIcon, center: TextAlignCenterIcon, right: TextAlignEndIcon };
const alignNames: Record<Alignment, string> = { left: 'Align left', center: 'Align centre', right: 'Align right' };
const sizeNames: Record<TextSize, string> = { small: 'Small', large: 'Large', huge: 'Huge' };
const colourNames: Record<string, string> = {
  muted: 'Grey', success: 'Green', warning: 'Amber', danger: 'Red', info: 'Blue', neutral: 'Grey', accent: 'Ember',
};

export interface ToolbarProps {
  editorId: string;
  level: Level;
  isLinkOpen: boolean;
  onLinkOpen: (open: boolean) => void;
}

/** The formatting bar: one tab stop, arrows, Home and End move within it; toggles say whether they are pressed. */
export function Toolbar({ editorId, level, isLinkOpen, onLinkOpen }: ToolbarProps) {
  const editor = useSlate();
  const [stop, setStop] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const line = useRef<HTMLDivElement>(null);
  const isMobile = useIsMobile();
  const width = useWidth(line);
  const id = useId();
  let index = -1;

  const act = (change: (target: Editor) => void) => {
    // Before the first click into the text there is no selection to work on.
    if (!editor.selection) Transforms.select(editor, Editor.end(editor, []));
    change(editor);
  };
  const tool = (): Pick<IconButtonProps, 'tabIndex' | 'onFocus' | 'size' | 'onMouseDown'> & { 'data-tool': number } => {
    index += 1;
    const own = index;
    return {
      'data-tool': own, size: 'sm', tabIndex: own === stop ? 0 : -1, onFocus: () => setStop(own),
      // A mouse press must not take the selection out of the text.
      onMouseDown: (event) => event.preventDefault(),
    };
  };
  const menu = (key: string, label: string, icon: IconType, items: readonly MenuItem[]): ReactNode => (
    <Menu
      key={key}
      label={label}
      align="start"
      items={items}
      onChosen={() => ReactEditor.focus(editor)}
      trigger={<IconButton icon={icon} label={label} {...tool()} />}
    />
  );
  const choice = (key: string, label: string, checked: boolean, change: (target: Editor) => void, lead?: ReactNode): MenuItem => (
    { key, label, checked, onSelect: () => act(change), ...(lead === undefined ? {} : { lead }) }
  );
  const marks = Editor.marks(editor);
  const colourItems = (key: 'colour' | 'background', names: readonly NonNullable<ToolbarColour>[]): MenuItem[] => [
    choice('none', 'None', marks?.[key] === undefined, (target) => setColour(target, key, null)),
    ...names.map((name) => choice(
      name, colourNames[name] ?? name, marks?.[key] === name, (target) => setColour(target, key, name),
      <Swatch aria-hidden style={{ color: colourOf({ [key]: name }), background: backgroundOf({ [key]: name }) }}>A</Swatch>,
    )),
  ];
  const renderTool = (each: ToolbarTool): ReactNode => {
    switch (each) {
      case 'size': return menu('size', 'Text size', ALargeSmallIcon, [
        choice('normal', 'Normal', marks?.size === undefined, (target) => setSize(target, null)),
        ...textSizes.map((size) =>
          choice(
            size,
            sizeNames[size],
            marks?.size === size,
            (target) => setSize(target, size),
            <span aria-hidden style={{ fontSize: sizeOf({ size }) }}>
              A
            </span>,
          ),
        ),
      ]);
      case 'link': return <LinkPopover key="link" open={isLinkOpen} onOpenChange={onLinkOpen} trigger={tool()} />;
      case 'colour': return menu('colour', 'Text colour', BaselineIcon, colourItems('colour', textColours));
      case 'background': return menu('background', 'Background colour', HighlighterIcon, colourItems('background', backgroundColours));
      case 'table': return menu('table', 'Table', TableIcon, tableItems(editor, act));
      case 'align': {
        const align = currentAlign(editor);
        const dir = currentDirection(editor);
        return menu('align', alignNames[align], alignIcons[align], [
          ...alignments.map((name): MenuItem => ({
            key: name,
            label: alignNames[name],
            icon: alignIcons[name],
            checked: align === name,
            onSelect: () => act((target) => setAlign(target, name)),
          })),
          'line',
          choice('auto', 'Direction of its letters', dir === null, (target) => setDirection(target, null)),
          choice('ltr', 'Left to right', dir === 'ltr', (target) => setDirection(target, 'ltr')),
          choice('rtl', 'Right to left', dir === 'rtl', (target) => setDirection(target, 'rtl')),
        ]);
      }
      default: return (
        <IconButton
          key={each.key} icon={each.icon} label={each.label} {...(each.shortcut === undefined ? {} : { shortcut: each.shortcut })}
          {...(each.isOn ? { on: each.isOn(editor) } : {})} {...tool()} onClick={() => act(each.run)}
        />
      );
    }
  };
  // Drawn once it is known how many there is room for, in a task of its own: the text has come before.
  const groups = width === null ? [] : toolbarGroups(level);
  const fitting = width === 0 || isMobile ? groups.length : groupsThatFit(groups.map((group) => group.length), (width ?? 0) - 12, 28);
  const first = groups.slice(0, fitting);
  const others = groups.slice(fitting);
  const renderGroup = (group: readonly ToolbarTool[], at: number) => <Group key={at}>{group.map(renderTool)}</Group>;
  return (
    <Bar
      id={id}
      role="toolbar"
      aria-label="Formatting"
      aria-controls={editorId}
      onKeyDown={(event: KeyboardEvent<HTMLDivElement>) => {
        if (!event.defaultPrevented) moveFocus(event, '[data-tool]');
      }}
    >
      <Line ref={line}>
        {first.map(renderGroup)}
        {others.length > 0 ? (
          <Group>
            <IconButton icon={EllipsisIcon} label="More formatting" aria-expanded={isOpen} {...tool()} onClick={() => setOpen(!isOpen)} />
          </Group>
        ) : null}
        {isOpen ? others.map(renderGroup) : null}
      </Line>
    </Bar>
  );
}

function tableItems(editor: Editor, act: (change: (target: Editor) => void) => void): MenuItem[] {
  if (!placeInTable(editor)) return [{ key: 'insert', label: 'Insert a table', icon: TableIcon, onSelect: () => act(insertTable) }];
  return [
    { key: 'row', label: 'Add a row', onSelect: () => act(addRow) },
    { key: 'column', label: 'Add a column', onSelect: () => act(addColumn) },
    'line',
    { key: 'no-row', label: 'Delete this row', onSelect: () => act(deleteRow) },
    { key: 'no-column', label: 'Delete this column', onSelect: () => act(deleteColumn) },
    { key: 'no-table', label: 'Delete the table', danger: true, onSelect: () => act(deleteTable) },
  ];
}

/** On both sides of the line. */
const PADDING = 8;

/** The width of the line; null before it is known, 0 where nothing has a width, as in tests. */
function useWidth(of: React.RefObject<HTMLElement | null>): number | null {
  const [width, setWidth] = useState<number | null>(null);
  useEffect(() => {
    const line = of.current;
    if (!line) return;
    // What is hidden for a while has no width, and keeps its tools.
    const measure = () => setWidth((known) => (line.clientWidth > 0 ? line.clientWidth - PADDING : known ?? 0));
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(line);
    return () => observer.disconnect();
  }, [of]);
  return width;
}

type ToolbarColour = Parameters<typeof setColour>[2];
