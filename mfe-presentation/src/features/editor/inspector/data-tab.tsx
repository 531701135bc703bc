import type { Slide } from '@heartwood/contract/deck';
import { Button, EmptyState, PlusIcon, RefreshCwIcon, Segment, Text, TextLink } from '@heartwood/shared-ui';
import { formatDayShort } from '@heartwood/shared-ui/dates';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import styled, { css } from 'styled-components';
import { useEditing } from '../editor-context';
import { bindingOps, boundBlock, boundOf, boundOfDeck, type Bound } from '../model/bindings';
import { useBlockCommands } from '../stage/use-block-commands';
import { FactList } from './fact-list';

const Group = styled.section`
  display: flex; flex-direction: column; gap: 10px;
  & > h2 { font-size: 12.5px; line-height: 17px; font-weight: var(--fw-semi); color: var(--text-2); }
`;
const Line = styled.div`
  display: flex; align-items: center; justify-content: space-between; gap: 8px;
  & > h2 { font-size: 12.5px; line-height: 17px; font-weight: var(--fw-semi); color: var(--text-2); }
`;
const Card = styled.div<{ $stale: boolean }>`
  display: flex;
  flex-direction: column;
  gap: 8px;
  padding: 10px 12px;
  border: 1px solid var(--border);
  border-radius: 10px;
  font-size: 12.5px;
  line-height: 18px;
  overflow-wrap: anywhere;
  ${({ $stale }) => $stale && css`border-color: var(--warning-line); background: var(--warning-soft);`}
  & > div { display: flex; align-items: center; gap: 8px; }
  & b { flex: 1; min-width: 0; }
`;
const Two = styled.div`display: grid !important; grid-template-columns: 1fr 1fr; gap: 8px;`;

const many = (count: number) => (count === 2 ? 'both' : `all ${count}`);

/** What the slide shows of the plan: whether it is as the plan says, and both ways on. */
export function DataTab({ slide }: { slide: Slide }) {
  const { model, facts } = useEditing();
  const deck = useUnit(model.$state).sync.shown;
  const { insert } = useBlockCommands(slide);
  const [isAdding, setAdding] = useState(false);
  const here = grouped(boundOf(slide, facts));
  const all = boundOfDeck(deck, facts);
  const stale = all.filter(({ state }) => state === 'stale');
  const run = (bound: readonly Bound[], choice: 'update' | 'keep' | 'follow') => (
    model.edit(bindingOps(bound, choice, new Date().toISOString()))
  );
  if (isAdding) {
    return (
      <FactList
        title="Add a block" onCancel={() => setAdding(false)}
        onPick={(fact) => {
          setAdding(false);
          insert([boundBlock(fact, new Date().toISOString())]);
        }}
      />
    );
  }
  return (
    <>
      <Group>
        <h2>On this slide</h2>
        {here.length === 0 ? <EmptyState title="Nothing of the plan yet" text="Add a block that follows a field of your plan." /> : null}
        {here.map((bound) => <Fact key={bound[0]!.binding.path} bound={bound} onRun={(choice) => run(bound, choice)} />)}
      </Group>
      <Group>
        <Line><h2>Whole deck</h2><Text size="small" tone="2">{stale.length} of {all.length} changed</Text></Line>
        {stale.length > 0 ? (
          <Button icon={RefreshCwIcon} onClick={() => run(stale, 'update')}>
            {stale.length === 1 ? 'Update it' : `Update ${many(stale.length)}`}
          </Button>
        ) : null}
      </Group>
      <Button variant="ghost" icon={PlusIcon} onClick={() => setAdding(true)}>Add a block</Button>
    </>
  );
}

/** One fact that stands in several places is one matter. */
function grouped(bound: readonly Bound[]): Bound[][] {
  const paths = new Map<string, Bound[]>();
  for (const each of bound) paths.set(each.binding.path, [...paths.get(each.binding.path) ?? [], each]);
  return [...paths.values()];
}

const STATES = { fresh: 'Up to date', stale: 'Changed', gone: 'Not in the plan' };
const short = (words: string) => (words.length > 90 ? `${words.slice(0, 89).trimEnd()}…` : words);

function Fact({ bound, onRun }: { bound: readonly Bound[]; onRun: (choice: 'update' | 'keep' | 'follow') => void }) {
  const shown = bound.find(({ state }) => state === 'stale') ?? bound[0]!;
  const { fact, binding, state } = shown;
  const name = fact?.name ?? binding.path;
  return (
    <Card $stale={state === 'stale'} role="group" aria-label={name}>
      <div>
        <Segment solid={state === 'fresh' || state === 'stale'} label="" />
        <b>{name}</b>
        {state === 'stale'
          ? <Text size="small" weight="semi" style={{ color: 'var(--warning-text)' }}>Changed</Text>
          : <Text size="small" tone="2">{state === 'kept' ? `Kept ${formatDayShort(binding.takenAt)}` : STATES[state]}</Text>}
      </div>
      {state === 'stale' && fact ? (
        <>
          <span>{fact.words === binding.words
            ? 'Other words here than in the plan'
            : `${short(binding.words)} here, ${short(fact.words)} in the plan`}</span>
          <Two>
            <Button size="sm" onClick={() => onRun('keep')}>Keep</Button>
            <Button size="sm" onClick={() => onRun('update')}>Update</Button>
          </Two>
        </>
      ) : null}
      {state === 'kept' ? (
        <span>You kept {short(binding.words)}. <TextLink as="button" type="button" onClick={() => onRun('follow')}>
          Follow the plan again
        </TextLink></span>
      ) : null}
      {state === 'gone' ? <span>The plan does not say it any more, or you do not see its module.</span> : null}
    </Card>
  );
}
