import {
  BLOCK_LIMITS, CHARTS, isDeckLink, withinLimits, type Block, type CanvasBlock, type ChartBlock, type GoalsBlock, type ImageBlock,
  type LogosBlock, type TeamBlock,
} from '@heartwood/contract/deck';
import { Button, Checkbox, Field, Input, Select, Textarea } from '@heartwood/shared-ui';
import { useState } from 'react';
import { useEditing } from '../editor-context';
import { boundBlock } from '../model/bindings';
import { usePicture } from '../stage/toolbar';
import { FactList } from './fact-list';
import { Grid } from './grid';

/** @param key what is typed under one key is taken back as one step */
type Set = (values: object, key: string) => void;

/** What a block says. Texts are written where they stand. */
export function ContentFields({ block, set }: { block: Block; set: Set }) {
  return <><Content block={block} set={set} /><FromPlan block={block} set={set} /><LinkField block={block} set={set} /></>;
}

function Content({ block, set }: { block: Block; set: Set }) {
  switch (block.kind) {
    case 'text': return null;
    case 'metric':
      return (
        <>
          <Field label="Figure"><Input
            value={block.value} maxLength={BLOCK_LIMITS.metric.value} onChange={(event) => set({ value: event.target.value }, 'value')}
          /></Field>
          <Field label="Label"><Input
            value={block.label} maxLength={BLOCK_LIMITS.metric.label} onChange={(event) => set({ label: event.target.value }, 'label')}
          /></Field>
          <Field label="Note"><Input
            value={block.note} maxLength={BLOCK_LIMITS.metric.note} onChange={(event) => set({ note: event.target.value }, 'note')}
          /></Field>
        </>
      );
    case 'quote':
      return (
        <>
          <Field label="Quote"><Textarea
            rows={4} value={block.text} maxLength={BLOCK_LIMITS.quote.text} onChange={(event) => set({ text: event.target.value }, 'text')}
          /></Field>
          <Field label="Who said it">
            <Input value={block.by} maxLength={BLOCK_LIMITS.quote.by} onChange={(event) => set({ by: event.target.value }, 'by')} />
          </Field>
        </>
      );
    case 'shape':
      return <Field label="Words in it"><Input
        value={block.label ?? ''} maxLength={BLOCK_LIMITS.shape.label}
        onChange={(event) => set({ label: event.target.value === '' ? null : event.target.value }, 'label')}
      /></Field>;
    case 'table':
      return (
        <>
          <Grid label="Table" rows={block.rows} maxLength={BLOCK_LIMITS.table.cell} onChange={(rows) => set({ rows }, 'rows')} />
          <Checkbox checked={block.hasHead} onChange={(hasHead) => set({ hasHead }, 'head')}>The first row is the head</Checkbox>
        </>
      );
    case 'chart': return <ChartFields block={block} set={set} />;
    case 'image': return <ImageFields block={block} set={set} />;
    case 'logos': return <LogosFields block={block} set={set} />;
    case 'team': return <TeamFields block={block} set={set} />;
    case 'goals': return <GoalsFields block={block} set={set} />;
    case 'canvas': return <CanvasFields block={block} set={set} />;
  }
}

const CHART_NAMES = { bar: 'Bars', line: 'Lines', doughnut: 'Doughnut', nested: 'Nested circles', ring: 'Ring' };
const numberOf = (text: string) => {
  const number = Number(text.replace(/\s/g, '').replace(',', '.'));
  return text.trim() === '' || !Number.isFinite(number) ? null : number;
};

function ChartFields({ block, set }: { block: ChartBlock; set: Set }) {
  const rows = [
    ['', ...block.series.map(({ name }) => name)],
    ...block.labels.map((label, at) => [label, ...block.series.map(({ values }) => String(values[at] ?? ''))]),
  ];
  const take = ([head = [], ...lines]: string[][]) => set({
    labels: lines.map(([label = '']) => label),
    series: head.slice(1).map((name, column) => ({ name, values: lines.map((line) => numberOf(line[column + 1] ?? '')) })),
  }, 'data');
  return (
    <>
      <Field label="Kind of chart"><Select
        value={block.chart} options={CHARTS.map((chart) => ({ value: chart, label: CHART_NAMES[chart] }))}
        onValueChange={(chart) => set({ chart }, 'chart')}
      /></Field>
      <Field label="Title">
        <Input value={block.title} maxLength={BLOCK_LIMITS.chart.title} onChange={(event) => set({ title: event.target.value }, 'title')} />
      </Field>
      <Grid
        label="Data" rows={rows} onChange={take} maxLength={BLOCK_LIMITS.chart.label}
        maxColumns={block.chart === 'nested' || block.chart === 'doughnut' || block.chart === 'ring' ? 2 : 7}
      />
      <Field label="Unit">
        <Input value={block.unit?.text ?? ''} placeholder="€, %" maxLength={BLOCK_LIMITS.chart.unit} onChange={(event) => (
          set({ unit: event.target.value === '' ? null : { text: event.target.value, isAfter: block.unit?.isAfter ?? true } }, 'unit')
        )} />
      </Field>
      {block.unit ? <Checkbox
        checked={block.unit.isAfter} onChange={(isAfter) => set({ unit: { ...block.unit, isAfter } }, 'unit')}
      >Behind the number</Checkbox> : null}
    </>
  );
}

function ImageFields({ block, set }: { block: ImageBlock; set: Set }) {
  const picture = usePicture(({ address }) => set({ address, crop: null }, 'address'));
  const crop = block.crop ?? { x: 0, y: 0, width: 1, height: 1 };
  const part = (key: 'x' | 'y' | 'width' | 'height', percent: number) => {
    const next = { ...crop, [key]: Math.min(100, Math.max(key === 'x' || key === 'y' ? 0 : 5, percent)) / 100 };
    const fit = { ...next, width: Math.min(next.width, 1 - next.x), height: Math.min(next.height, 1 - next.y) };
    set({ crop: fit.width >= 1 && fit.height >= 1 ? null : fit }, 'crop');
  };
  return (
    <>
      <Button size="sm" onClick={picture.ask}>{block.address === '' ? 'Choose a picture' : 'Another picture'}</Button>
      {picture.field}
      <Field label="What it shows" hint="For who does not see it."><Textarea
        rows={2} value={block.alt} maxLength={BLOCK_LIMITS.image.alt} onChange={(event) => set({ alt: event.target.value }, 'alt')}
      /></Field>
      <Field label="In its box" hint="Cut it on the slide: press it twice."><Select
        value={block.fit} options={[{ value: 'cover', label: 'Fills it' }, { value: 'contain', label: 'Whole' }]}
        onValueChange={(fit) => set({ fit }, 'fit')}
      /></Field>
      {([
        ['x', 'Cut off at the left, %'], ['y', 'Cut off above, %'], ['width', 'Shown width, %'], ['height', 'Shown height, %'],
      ] as const).map(([key, label]) => (
        <Field key={key} label={label}>
          <input
            type="range" min={key === 'x' || key === 'y' ? 0 : 5} max={key === 'x' || key === 'y' ? 95 : 100} aria-label={label}
            value={Math.round(crop[key] * 100)} onChange={(event) => part(key, Number(event.target.value))}
          />
        </Field>
      ))}
    </>
  );
}

function LogosFields({ block, set }: { block: LogosBlock; set: Set }) {
  const picture = usePicture(({ address }) => (
    set({ items: [...block.items.filter(({ name }) => name !== 'Logo'), { name: 'Name', address }] }, 'items')
  ));
  return (
    <>
      <Grid
        label="Logos" rows={block.items.map(({ name }) => [name])} head={['Name']} maxColumns={1} maxRows={BLOCK_LIMITS.logos.items}
        maxLength={BLOCK_LIMITS.logos.name}
        onChange={(rows) => set({ items: rows.map(([name = ''], at) => ({ name, address: block.items[at]?.address ?? null })) }, 'items')}
      />
      <Button size="sm" disabled={block.items.length >= BLOCK_LIMITS.logos.items} onClick={picture.ask}>Add a picture</Button>
      {picture.field}
    </>
  );
}

function TeamFields({ block, set }: { block: TeamBlock; set: Set }) {
  return (
    <Grid
      label="Team" rows={block.people.map(({ name, role }) => [name, role])} head={['Name', 'Role']} maxColumns={2}
      maxRows={BLOCK_LIMITS.team.people} maxLength={BLOCK_LIMITS.team.role}
      onChange={(rows) => (
        set({ people: rows.map(([name = '', role = ''], at) => ({ name, role, address: block.people[at]?.address ?? null })) }, 'people')
      )}
    />
  );
}

function GoalsFields({ block, set }: { block: GoalsBlock; set: Set }) {
  const day = (text: string) => (/^\d{4}-\d{2}-\d{2}$/.test(text.trim()) ? text.trim() : null);
  const [drafts, setDrafts] = useState<Record<number, string>>({});
  return (
    <Grid
      label="Goals" rows={block.goals.map((goal, at) => [goal.title, drafts[at] ?? goal.day ?? '', goal.isAchieved ? 'yes' : ''])}
      head={['Goal', 'Day, 2026-05-31', 'Reached: yes']} maxColumns={3} maxRows={BLOCK_LIMITS.goals.goals}
      maxLength={BLOCK_LIMITS.goals.title}
      onChange={(rows) => {
        setDrafts(
          Object.fromEntries(rows.map(([, text = ''], at) => [at, text] as const).filter(([, text]) => text !== '' && day(text) === null)),
        );
        set(
          { goals: rows.map(([title = '', text = '', reached = '']) => ({ title, day: day(text), isAchieved: reached.trim() !== '' })) },
          'goals',
        );
      }}
    />
  );
}

function CanvasFields({ block, set }: { block: CanvasBlock; set: Set }) {
  return block.fields.map((field, at) => (
    <Field key={field.title} label={field.title}>
      <Textarea
        rows={2} value={field.lines.join('\n')}
        onChange={(event) => set(
          { fields: block.fields.with(at, { ...field, lines: event.target.value === '' ? [] : event.target.value.split('\n') }) },
          `field:${at}`,
        )}
      />
    </Field>
  ));
}

/** The content of such a block as the plan has it. */
function FromPlan({ block, set }: { block: Block; set: Set }) {
  const { facts } = useEditing();
  const [isOpen, setOpen] = useState(false);
  const isFit = (kind: string) => kind === block.kind || (block.kind === 'metric' && kind === 'words');
  if (![...facts.values()].some(({ kind }) => isFit(kind))) return null;
  if (!isOpen) return <Button size="sm" variant="ghost" onClick={() => setOpen(true)}>Take it from the plan</Button>;
  return (
    <FactList
      title="From the plan" isFit={({ kind }) => isFit(kind)} onCancel={() => setOpen(false)}
      onPick={(fact) => {
        setOpen(false);
        const { bindings } = boundBlock(fact, new Date().toISOString());
        set({ ...withinLimits(block.kind, fact.content ?? { value: fact.words, label: fact.name }), bindings }, `plan:${fact.path}`);
      }}
    />
  );
}

function LinkField({ block, set }: { block: Block; set: Set }) {
  const [written, setWritten] = useState<string | null>(null);
  const fault = written !== null && written !== '' && !isDeckLink(written) ? 'Begin with https:// or mailto:' : null;
  return (
    <Field label="Link" error={fault}>
      <Input
        value={written ?? block.link ?? ''} placeholder="https://" inputMode="url"
        onChange={(event) => {
          const link = event.target.value.trim();
          setWritten(link);
          if (link === '' || isDeckLink(link)) set({ link: link === '' ? null : link }, 'link');
        }}
      />
    </Field>
  );
}
