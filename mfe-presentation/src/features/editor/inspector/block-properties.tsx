import { DECK_LIMITS, SHAPES, TEXT_ROLES, TONES, type Block, type Slide } from '@heartwood/contract/deck';
import { Button, Field, Input, Menu, Select, Text } from '@heartwood/shared-ui';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import styled from 'styled-components';
import { useEditing } from '../editor-context';
import { placed } from '../model/block-ops';
import { chosen } from '../model/editor-state';
import type { Edge } from '../model/geometry';
import { kindName } from '../stage/canvas-block';
import { TONE_NAMES } from '../stage/toolbar';
import { useBlockCommands } from '../stage/use-block-commands';
import { ContentFields } from './content-fields';
import { propertiesCame } from './focus-properties';

const Fields = styled.div`display: flex; flex-direction: column; gap: 12px;`;
const Two = styled.div`display: grid; grid-template-columns: 1fr 1fr; gap: 8px;`;
const Frame = styled.section`
  display: flex; flex-direction: column; gap: 12px;
  & > h2 { font-size: 12.5px; line-height: 17px; font-weight: var(--fw-semi); color: var(--text-2); }
`;

const EDGES: readonly [Edge, string][] = [
  ['left', 'Align left'], ['center', 'Align centres'], ['right', 'Align right'], ['top', 'Align top'], ['middle', 'Align middles'],
  ['bottom', 'Align bottom'],
];
const ROLE_NAMES = { title: 'Title', kicker: 'Line above the title', body: 'Text', caption: 'Small print' };

/** What is chosen: what it says, where it stands, how it looks. */
export function BlockProperties({ slide }: { slide: Slide }) {
  const { model } = useEditing();
  const state = useUnit(model.$state);
  const blocks = chosen(state);
  const commands = useBlockCommands(slide);
  const [first] = blocks;
  useEffect(propertiesCame, []);
  if (!first) return null;
  const isOne = blocks.length === 1;
  const isGroup = blocks.every(({ group }) => group !== undefined && group === first.group);
  const isFull = slide.blocks.length + blocks.length > DECK_LIMITS.blocksOfSlide;
  return (
    <Frame data-properties aria-label="What is chosen">
      <h2>{isOne ? kindName(first) : `${blocks.length} blocks`}</h2>
      {isOne && first.isWithheld
        ? <Text as="p" size="small" tone="2">From modules that you do not see: it can be moved and removed.</Text>
        : null}
      {isOne && !first.isWithheld ? <Fields><ContentFields
        block={first} set={(values, key) => commands.set(values, `${key}:${first.id}`)}
      /><Looks block={first} set={commands.set} /></Fields> : null}
      {isOne ? <Place slide={slide} block={first} /> : null}
      <Two>
        <Menu
          label="Arrange" align="start" trigger={<Button size="sm">Arrange</Button>}
          items={[
            ...EDGES.map(([edge, label]) => ({ key: edge, label, onSelect: () => commands.align(edge) })),
            { key: 'across', label: 'Same room across', disabled: blocks.length < 3, onSelect: () => commands.distribute('x') },
            { key: 'down', label: 'Same room down', disabled: blocks.length < 3, onSelect: () => commands.distribute('y') },
            'line',
            { key: 'front', label: 'To the front', onSelect: () => commands.depth('front') },
            { key: 'forward', label: 'Nearer', shortcut: 'Ctrl ]', onSelect: () => commands.depth('forward') },
            { key: 'backward', label: 'Further', shortcut: 'Ctrl [', onSelect: () => commands.depth('backward') },
            { key: 'back', label: 'To the back', onSelect: () => commands.depth('back') },
          ]}
        />
        <Menu
          label="More" trigger={<Button size="sm">More</Button>}
          items={[
            { key: 'duplicate', label: 'Duplicate', shortcut: 'Ctrl D', disabled: isFull, onSelect: commands.duplicate },
            isGroup && !isOne
              ? { key: 'ungroup', label: 'Take the group apart', onSelect: commands.ungroup }
              : { key: 'group', label: 'Group', shortcut: 'Ctrl G', disabled: isOne, onSelect: commands.group },
            'line', { key: 'delete', label: 'Delete', danger: true, shortcut: 'Del', onSelect: commands.remove },
          ]}
        />
      </Two>
    </Frame>
  );
}

type Set = (values: object, key?: string | null) => void;
const toneOptions = (none: string) => [{ value: '', label: none }, ...TONES.map((tone) => ({ value: tone, label: TONE_NAMES[tone] }))];

function Looks({ block, set }: { block: Block; set: Set }) {
  switch (block.kind) {
    case 'text':
      return (
        <Two>
          <Field label="Kind of text">
            <Select
              value={block.role} options={TEXT_ROLES.map((role) => ({ value: role, label: ROLE_NAMES[role] }))}
              onValueChange={(role) => set({ role })}
            />
          </Field>
          <Field label="Size in percent">
            <Input
              inputMode="numeric" value={block.size ?? ''} placeholder="By kind"
              onChange={(event) => set({ size: numberIn(event.target.value, 20, 600) }, `size:${block.id}`)}
            />
          </Field>
        </Two>
      );
    case 'shape':
      return (
        <>
          <Field label="Shape"><Select
            value={block.shape} options={SHAPES.map((shape) => ({ value: shape, label: shape[0]!.toUpperCase() + shape.slice(1) }))}
            onValueChange={(shape) => set({ shape })}
          /></Field>
          <Two>
            <Field label="Fill">
              <Select value={block.fill ?? ''} options={toneOptions('None')} onValueChange={(fill) => set({ fill: fill || null })} />
            </Field>
            <Field label="Edge"><Select
              value={block.stroke ?? ''} options={toneOptions('None')} onValueChange={(stroke) => set({ stroke: stroke || null })}
            /></Field>
          </Two>
        </>
      );
    case 'metric':
      return <Field label="Colour">
        <Select value={block.tone ?? ''} options={toneOptions('Text')} onValueChange={(tone) => set({ tone: tone || null })} />
      </Field>;
    default:
      return null;
  }
}

function numberIn(text: string, least: number, most: number): number | null {
  const number = Number.parseInt(text, 10);
  return Number.isFinite(number) ? Math.min(most, Math.max(least, number)) : null;
}

const SIDES = [['x', 'Left'], ['y', 'Top'], ['width', 'Width'], ['height', 'Height']] as const;

/** In slide units, for who would rather type it. */
function Place({ slide, block }: { slide: Slide; block: Block }) {
  const { model } = useEditing();
  return (
    <>
      <Two>
        {SIDES.map(([side, label]) => (
          <Field key={side} label={label}>
            <Input
              type="number" value={block[side]}
              onChange={(event) => {
                const value = Number.parseInt(event.target.value, 10);
                if (Number.isFinite(value))
                  model.edit(placed(slide.id, [block], [{ ...block, [side]: value }]), { key: `place:${side}:${block.id}` });
              }}
            />
          </Field>
        ))}
      </Two>
      <Text as="p" size="small" tone="3">A slide is 1600 wide and 900 high.</Text>
    </>
  );
}
