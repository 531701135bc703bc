import { uploadFile, uploadSentence } from '@heartwood/client-kit/forms';
import { LateMenu } from '@heartwood/client-kit/menus';
import { SHAPES, TONES, type Slide, type TextBlock, type Tone } from '@heartwood/contract/deck';
import { isLeaf, type MarkName, type RichTextNode } from '@heartwood/contract/text';
import { useShell } from '@heartwood/contract/kit';
import {
  BaselineIcon, BoldIcon, ChartColumnIcon, IconButton, ImageIcon, ItalicIcon, Redo2Icon, SquareIcon, TextAlignCenterIcon, TextAlignEndIcon,
  TextAlignStartIcon, TypeIcon, Undo2Icon,
} from '@heartwood/shared-ui';
import { useUnit } from 'effector-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { useEditing } from '../editor-context';
import { chosen } from '../model/editor-state';
import { useBlockCommands } from './use-block-commands';

const Bar = styled.div`
  display: flex;
  flex: none;
  align-self: center;
  align-items: center;
  gap: 2px;
  padding: 4px;
  border: 1px solid var(--border);
  border-radius: 10px;
  background: var(--surface-raised);
  box-shadow: var(--shadow-2);
`;
const Line = styled.i`width: 1px; height: 16px; margin: 0 4px; background: var(--border-2);`;
const Swatch = styled.i<{ $tone: Tone }>`
  width: 14px; height: 14px; border: 1px solid var(--border-control); border-radius: 4px; forced-color-adjust: none;
`;

export const TONE_NAMES: Record<Tone, string> = {
  text: 'Text', muted: 'Quiet', accent: 'Accent', second: 'Second colour', soft: 'Soft ground', line: 'Line', ground: 'Ground',
};
const SHAPE_NAMES: Record<(typeof SHAPES)[number], string> = {
  rectangle: 'Rectangle', rounded: 'Rounded', ellipse: 'Ellipse', line: 'Line', arrow: 'Arrow', triangle: 'Triangle',
};
const ALIGNS = [
  ['left', 'Left', TextAlignStartIcon], ['center', 'Centre', TextAlignCenterIcon], ['right', 'Right', TextAlignEndIcon],
] as const;

/** What can be put on a slide, how its words look, and the way back. */
export function Toolbar({ slide }: { slide: Slide }) {
  const { model, theme } = useEditing();
  const state = useUnit(model.$state);
  const blocks = useBlockCommands(slide);
  const picture = usePicture((image) => blocks.add('image', { picture: image }));
  const texts = chosen(state).filter((block): block is TextBlock => block.kind === 'text');
  const isNone = texts.length === 0;
  const mark = (name: MarkName, key: string) => {
    if (state.editing !== null) pressInText(key);
    else for (const block of texts) model.edit([
      { op: 'set-block', slideId: slide.id, blockId: block.id, set: { value: toggled(block, name) } },
    ]);
  };
  const isMarked = (name: MarkName) => !isNone && state.editing === null && texts.every((block) => isWhole(block, name));
  const others = (
    [['bar', 'Bar chart'], ['line', 'Line chart'], ['doughnut', 'Doughnut chart'], ['nested', 'Nested circles'], ['ring', 'Ring']] as const
  ).map(([chart, label]) => ({ key: chart, label, onSelect: () => blocks.add('chart', { chart }) }));
  const kinds = (
    [
      ['table', 'Table'], ['metric', 'Figure'], ['quote', 'Quote'], ['logos', 'Logos'], ['team', 'Team'], ['goals', 'Goals'],
      ['canvas', 'Business model'],
    ] as const
  ).map(([kind, label]) => ({ key: kind, label, onSelect: () => blocks.add(kind) }));
  return (
    <Bar role="toolbar" aria-label="Slide">
      <IconButton size="sm" icon={TypeIcon} label="Text" onClick={() => blocks.add('text')} />
      <LateMenu
        label="Shape" align="start" trigger={<IconButton size="sm" icon={SquareIcon} label="Shape" />}
        items={SHAPES.map((shape) => ({ key: shape, label: SHAPE_NAMES[shape], onSelect: () => blocks.add('shape', { shape }) }))}
      />
      <IconButton size="sm" icon={ImageIcon} label="Picture" onClick={picture.ask} />
      <LateMenu
        label="Chart or other block" align="start" trigger={<IconButton size="sm" icon={ChartColumnIcon} label="Chart or other block" />}
        items={[...others, 'line', ...kinds]}
      />
      <Line />
      <IconButton
        size="sm" icon={BoldIcon} label="Bold" shortcut="Ctrl B" on={isMarked(
          'bold',
        )} disabled={isNone} onPointerDown={stayInText} onClick={() => mark('bold', 'b')}
      />
      <IconButton
        size="sm" icon={ItalicIcon} label="Italic" shortcut="Ctrl I" on={isMarked('italic')} disabled={isNone} onPointerDown={stayInText}
        onClick={() => mark('italic', 'i')}
      />
      <LateMenu
        label="Alignment" trigger={<IconButton size="sm" icon={TextAlignStartIcon} label="Alignment" disabled={isNone} />}
        items={ALIGNS.map(([align, label, icon]) => ({
          key: align, label, icon, checked: texts.every((each) => (each.align ?? 'left') === align), onSelect: () => blocks.set({ align }),
        }))}
      />
      <LateMenu
        label="Colour" trigger={<IconButton size="sm" icon={BaselineIcon} label="Colour" disabled={isNone} />}
        items={TONES.filter((tone) => !['soft', 'line', 'ground'].includes(tone)).map((tone) => ({
          key: tone, label: TONE_NAMES[tone], lead: <Swatch $tone={tone} style={{ background: theme.colours[tone] }} />,
          onSelect: () => blocks.set({ tone }),
        }))}
      />
      <Line />
      <IconButton size="sm" icon={Undo2Icon} label="Undo" shortcut="Ctrl Z" disabled={state.undo.length === 0} onClick={model.undo} />
      <IconButton size="sm" icon={Redo2Icon} label="Redo" shortcut="Ctrl Y" disabled={state.redo.length === 0} onClick={model.redo} />
      {picture.field}
    </Bar>
  );
}

/** The text keeps its focus, and with it what is selected in it. */
function stayInText(event: { preventDefault(): void }) {
  if (document.activeElement?.matches('[role="textbox"]')) event.preventDefault();
}

/** The editor of texts knows its own keys. */
function pressInText(key: string) {
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true, cancelable: true }));
}

function isWhole({ value }: TextBlock, name: MarkName): boolean {
  const check = (nodes: readonly RichTextNode[]): boolean => (
    nodes.every((node) => (isLeaf(node) ? node.text === '' || node[name] === true : check(node.children)))
  );
  return check(value);
}

function toggled(block: TextBlock, name: MarkName): TextBlock['value'] {
  const isOn = isWhole(block, name);
  const change = (nodes: readonly RichTextNode[]): RichTextNode[] => nodes.map((node) => {
    if (!isLeaf(node)) return { ...node, children: change(node.children) };
    const { [name]: _, ...rest } = node;
    return isOn ? rest : { ...rest, [name]: true as const };
  });
  return change(block.value) as TextBlock['value'];
}

/** A picture from this device: chosen, sent, measured. */
export function usePicture(onPicture: (picture: { address: string; alt: string; width: number; height: number }) => void) {
  const shell = useShell();
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File | undefined) => {
    if (!file) return;
    const done = shell.toast({ title: `“${file.name}” is sent`, status: 'info', duration: 60_000 });
    try {
      const [address, size] = await Promise.all([uploadFile(shell.fetch, 'file', file), sizeOf(file)]);
      onPicture({ address, alt: '', ...size });
    } catch (error) {
      shell.toast({ title: 'An error occurred.', text: uploadSentence(error), status: 'error' });
    } finally {
      done();
    }
  };
  return {
    ask: () => input.current?.click(),
    field: (
      <input
        ref={input} type="file" accept="image/*" hidden aria-label="Picture from this device"
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    ),
  };
}

async function sizeOf(file: File): Promise<{ width: number; height: number }> {
  try {
    const { width, height } = await createImageBitmap(file);
    return { width, height };
  } catch {
    return { width: 16, height: 9 };
  }
}
