import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Editor, Transforms } from 'slate';
import { ReactEditor, useSlate } from 'slate-react';
import styled from 'styled-components';
import { IconButton, type IconButtonProps } from '../controls/icon-button';
import { moveFocus } from '../controls/roving';
import type { IconType } from '../icon';
import { BaselineIcon, HighlighterIcon, TextAlignCenterIcon, TextAlignEndIcon, TextAlignStartIcon } from '../icons';
import { Menu, type MenuItem } from '../layers/menu';
import { backgroundOf, colourOf } from '../rich-text/block-look';
import { backgroundColours, textColours, type Alignment } from '@heartwood/contract/text';
import { mobile, print } from '../theme/media';
import { currentAlign, setAlign, setColour } from './commands';
import { indentItems, toolbarGroups, type ToolbarItem } from './toolbar-items';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 1px 9px;
  padding: 4px;
  border-bottom: 1px solid var(--border);
  overflow: clip;
  ${mobile} { flex-wrap: nowrap; overflow-x: auto; padding: 6px 8px; }
  ${print} { display: none; }
`;
// The hairline stands in the gap before a group; before the first of a line that is outside the bar, and clipped.
const Group = styled.div`
  position: relative;
  display: flex;
  flex: none;
  gap: 1px;
  &::before { content: ''; position: absolute; left: -5px; top: 6px; width: 1px; height: 16px; background: var(--border-2); }
  ${mobile} { &:first-child::before { display: none; } &::before { top: 10px; } }
`;
const Swatch = styled.span`padding: 0 4px; border-radius: 4px; font-weight: var(--fw-bold);`;

const alignIcons: Record<Alignment, IconType> = { left: TextAlignStartIcon, center: TextAlignCenterIcon, right: TextAlignEndIcon };
const alignNames: Record<Alignment, string> = { left: 'Align left', center: 'Align centre', right: 'Align right' };
const colourNames: Record<string, string> = {
  muted: 'Grey', success: 'Green', warning: 'Amber', danger: 'Red', info: 'Blue', neutral: 'Grey', accent: 'Ember',
};

/** The formatting bar: one tab stop, arrows, Home and End move within it; toggles say whether they are pressed. */
export function Toolbar({ editorId }: { editorId: string }) {
  const editor = useSlate();
  const [stop, setStop] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
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
  const button = (item: ToolbarItem): ReactNode => (
    <IconButton
      key={item.key} icon={item.icon} label={item.label} {...(item.shortcut === undefined ? {} : { shortcut: item.shortcut })}
      {...(item.isOn ? { on: item.isOn(editor) } : {})} {...tool()} onClick={() => act(item.run)}
    />
  );
  const menu = (key: string, label: string, icon: IconType, items: readonly MenuItem[]): ReactNode => (
    <Menu key={key} label={label} align="start" items={items} onChosen={() => ReactEditor.focus(editor)} trigger={<IconButton icon={icon} label={label} {...tool()} />} />
  );
  const marks = Editor.marks(editor);
  const swatch = (key: 'colour' | 'background', name: NonNullable<ToolbarColour>) => (
    <Swatch aria-hidden style={{ color: colourOf({ [key]: name }), background: backgroundOf({ [key]: name }) }}>A</Swatch>
  );
  const colourMenu = (key: 'colour' | 'background', names: readonly NonNullable<ToolbarColour>[]): MenuItem[] => [
    { key: 'none', label: 'None', checked: marks?.[key] === undefined, onSelect: () => act((target) => setColour(target, key, null)) },
    ...names.map((name): MenuItem => ({
      key: name, label: colourNames[name] ?? name, lead: swatch(key, name), checked: marks?.[key] === name, onSelect: () => act((target) => setColour(target, key, name)),
    })),
  ];
  const align = currentAlign(editor);
  return (
    <Bar
      ref={bar} id={id} role="toolbar" aria-label="Formatting" aria-controls={editorId}
      onKeyDown={(event: KeyboardEvent<HTMLDivElement>) => {
        if (!event.defaultPrevented) moveFocus(event, '[data-tool]');
      }}
    >
      {toolbarGroups.map((group, at) => (
        <Group key={group[0]?.key ?? at}>
          {group.map(button)}
          {at === toolbarGroups.length - 1 ? (
            <>
              {menu('colour', 'Text colour', BaselineIcon, colourMenu('colour', textColours))}
              {menu('background', 'Background colour', HighlighterIcon, colourMenu('background', backgroundColours))}
            </>
          ) : null}
        </Group>
      ))}
      <Group>
        {indentItems.map(button)}
        {menu('align', alignNames[align], alignIcons[align], (['left', 'center', 'right'] as const).map((name) => ({
          key: name, label: alignNames[name], icon: alignIcons[name], checked: align === name, onSelect: () => act((target) => setAlign(target, name)),
        })))}
      </Group>
    </Bar>
  );
}

type ToolbarColour = Parameters<typeof setColour>[2];
