import { metricShape, type CanvasBlock, type GoalsBlock, type MetricBlock, type QuoteBlock } from '@heartwood/contract/deck';
import { formatDayShort } from '@heartwood/shared-ui/dates';
import styled from 'styled-components';
import { toneColour } from './slide-frame';

const Figure = styled.div`
  height: 100%;
  display: flex;
  flex-direction: column;
  justify-content: center;
  &[data-row] { display: grid; align-content: center; align-items: baseline; }
  & b { font-weight: 640; letter-spacing: -.035em; line-height: 1.06; white-space: nowrap; }
  & span { line-height: 1.25; }
  & .label { color: var(--slide-text); font-weight: 520; }
  &[data-row] .label { font-weight: 640; }
  & .note { color: var(--slide-muted); }
`;

export function MetricView({ block }: { block: MetricBlock }) {
  const { isRow, labelWidth, valueSize, labelSize, noteSize } = metricShape(block);
  const value = <b style={{ fontSize: valueSize, color: toneColour(block.tone, 'text') }}>{block.value}</b>;
  const label = block.label === '' ? null : <span className="label" style={{ fontSize: labelSize }}>{block.label}</span>;
  const note = block.note === ''
    ? null
    : <span className="note" style={{ fontSize: noteSize, ...(isRow && { gridColumn: 2 }) }}>{block.note}</span>;
  return isRow
    ? <Figure data-row="" style={{ gridTemplateColumns: `${labelWidth}px 1fr` }}>{label}{value}{note}</Figure>
    : <Figure>{value}{label}{note}</Figure>;
}

const Said = styled.blockquote`
  margin: 0;
  height: 100%;
  display: flex;
  flex-direction: column;
  justify-content: center;
  & p { font-weight: 560; letter-spacing: -.02em; line-height: 1.3; }
  & footer { margin-top: .7em; color: var(--slide-muted); font-size: max(20px, .5em); }
`;

export function QuoteView({ block: { text, by, width, height } }: { block: QuoteBlock }) {
  const size = Math.max(22, Math.min(56, Math.sqrt((width * height * 0.8) / Math.max(text.length, 20)) * 0.95));
  return <Said style={{ fontSize: size }}><p>“{text}”</p>{by === '' ? null : <footer>{by}</footer>}</Said>;
}

const Line = styled.ol`
  height: 100%;
  display: grid;
  align-content: center;
  & > li { position: relative; min-width: 0; padding-inline-end: 16px; }
  & > li::before { content: ''; position: absolute; left: 0; right: 0; top: 12.5px; height: 3px; background: var(--slide-line); }
  & svg { position: relative; margin-bottom: 14px; }
  & time, & .when { display: block; color: var(--slide-muted); font-size: .8em; }
  & b { display: block; font-weight: 600; line-height: 1.25; min-height: 3.8em; }
`;

const dayWords = (day: string) => `${formatDayShort(day)} ${day.slice(0, 4)}`;

export function GoalsView({ block: { goals, width } }: { block: GoalsBlock }) {
  const size = Math.max(15, Math.min(25, width / Math.max(goals.length, 1) / 9));
  return (
    <Line style={{ gridTemplateColumns: `repeat(${Math.max(goals.length, 1)}, minmax(0, 1fr))`, fontSize: size }}>
      {goals.map(({ title, day, isAchieved }, index) => (
        <li key={index}>
          <svg width="28" height="28" viewBox="0 0 28 28" role="img" aria-label={isAchieved ? 'Achieved' : 'In progress'}>
            <path
              d="M14 2 26 14 14 26 2 14Z" fill={isAchieved ? 'var(--slide-accent)' : 'var(--slide-ground)'} stroke="var(--slide-accent)"
              strokeWidth="2.5"
            />
          </svg>
          {day === null ? <span className="when">No date</span> : <time dateTime={day}>{dayWords(day)}</time>}
          <b>{title}</b>
        </li>
      ))}
    </Line>
  );
}

const AREAS = ['kp', 'ka', 'kr', 'pr', 'so', 'ch', 'cs', 'co', 're'];

const Nine = styled.div`
  height: 100%;
  display: grid;
  gap: 2px;
  padding: 2px;
  grid-template-columns: repeat(10, minmax(0, 1fr));
  grid-template-rows: minmax(0, 1fr) minmax(0, 1fr) minmax(0, .8fr);
  background: var(--slide-line);
  line-height: 1.3;
  &[data-nine] { grid-template-areas: 'kp kp ka ka pr pr ch ch cs cs' 'kp kp kr kr so so ch ch cs cs' 'co co co co co re re re re re'; }
  &:not([data-nine]) { grid-template-columns: repeat(3, minmax(0, 1fr)); grid-template-rows: none; grid-auto-rows: minmax(0, 1fr); }
  & > section { min-width: 0; overflow: hidden; padding: 12px 14px; background: var(--slide-ground); }
  & h3 { color: var(--slide-accent); font-weight: 620; margin-bottom: .3em; }
  & li + li { margin-top: .15em; }
`;

export function CanvasView({ block: { fields, height } }: { block: CanvasBlock }) {
  const isWhole = fields.length === AREAS.length;
  return (
    <Nine {...(isWhole && { 'data-nine': '' })} style={{ fontSize: Math.max(12, Math.min(18, height / 34)) }}>
      {fields.map(({ title, lines }, index) => (
        <section key={index} style={isWhole ? { gridArea: AREAS[index] } : undefined}>
          <h3>{title}</h3>
          <ul>{lines.map((line, place) => <li key={place}>{line}</li>)}</ul>
        </section>
      ))}
    </Nine>
  );
}
