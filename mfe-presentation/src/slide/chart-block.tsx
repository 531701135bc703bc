import {
  chartNumber, chartTicks, chartWords, doughnutPieces, nestedCircles, ringSegments, type ChartBlock,
} from '@heartwood/contract/deck';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { seriesColour } from './slide-frame';

const Drawing = styled.svg`
  display: block;
  overflow: visible;
  font: 500 18px/1 var(--font);
  font-variant-numeric: tabular-nums lining-nums;
  letter-spacing: 0;
  & text { fill: var(--slide-muted); }
  & text.strong { fill: var(--slide-text); font-weight: 640; }
  & .across { stroke: var(--slide-line); stroke-width: 1; opacity: .55; }
  & .zero { stroke: var(--slide-line); stroke-width: 2; }
`;

const Figure = styled.figure`height: 100%; display: flex; flex-direction: column;`;
const Title = styled.figcaption`height: 40px; flex: none; font-size: 22px; line-height: 28px; font-weight: 600;`;
const TITLE = 40;

const drawings = { bar: Bars, line: Lines, doughnut: Doughnut, nested: Nested, ring: Ring };

/** Drawn as it is, without a library; who does not see it is told its numbers. */
export function ChartView({ block }: { block: ChartBlock }) {
  const height = block.height - (block.title === '' ? 0 : TITLE);
  const Chart = drawings[block.chart];
  return (
    <Figure>
      {block.title === '' ? null : <Title aria-hidden>{block.title}</Title>}
      <Drawing width={block.width} height={height} viewBox={`0 0 ${block.width} ${height}`} role="img" aria-label={chartWords(block)}>
        <Chart block={block} width={block.width} height={height} />
      </Drawing>
    </Figure>
  );
}

interface ChartProps { block: ChartBlock; width: number; height: number }
interface Field { left: number; right: number; top: number; bottom: number; y(value: number): number }

const LEGEND = 34;

/** Lines across, their numbers at the left, the series named above where there are several. */
function Axes({ block, width, height, children }: ChartProps & { children(field: Field): ReactNode }) {
  const ticks = chartTicks(block);
  const words = ticks.map((tick) => chartNumber(tick, block.unit));
  const named = block.series.length > 1 ? block.series : [];
  const field = {
    left: 18 + 10.5 * Math.max(...words.map(({ length }) => length)), right: width, top: 14 + (named.length > 0 ? LEGEND : 0),
    bottom: height - 36,
  };
  const [least, most] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const y = (value: number) => field.bottom - ((value - least) / (most - least || 1)) * (field.bottom - field.top);
  return (
    <>
      <Legend names={named.map(({ name }) => name)} x={field.left} />
      {ticks.map((tick, index) => (
        <g key={tick}>
          <line className={tick === 0 ? 'zero' : 'across'} x1={field.left} x2={field.right} y1={y(tick)} y2={y(tick)} />
          <text x={field.left - 12} y={y(tick) + 6} textAnchor="end">{words[index]}</text>
        </g>
      ))}
      {block.labels.map((label, index) => (
        <text key={index} x={middleOf(index, block.labels.length, field)} y={height - 8} textAnchor="middle">{label}</text>
      ))}
      {children({ ...field, y })}
    </>
  );
}

const middleOf = (index: number, count: number, { left, right }: Pick<Field, 'left' | 'right'>) => (
  left + ((index + 0.5) * (right - left)) / count
);

function Legend({ names, x }: { names: string[]; x: number }) {
  const places = names.map((_, index) => names.slice(0, index).reduce((sum, name) => sum + 48 + name.length * 10, x));
  return names.map((name, index) => (
    <g key={index}>
      <rect x={places[index]} y={0} width={14} height={14} rx={3} fill={seriesColour(index)} />
      <text x={(places[index] ?? 0) + 22} y={13}>{name}</text>
    </g>
  ));
}

function Bars(props: ChartProps) {
  const { labels, series, unit } = props.block;
  return (
    <Axes {...props}>
      {(field) => {
        const room = (field.right - field.left) / Math.max(labels.length, 1);
        const bar = Math.min(72, (room * 0.66) / Math.max(series.length, 1));
        return labels.map((_, place) => series.map(({ values }, index) => {
          const value = values[place];
          if (value == null) return null;
          const x = middleOf(place, labels.length, field) + (index - series.length / 2) * bar;
          const [from, to] = [field.y(Math.max(0, value)), field.y(Math.min(0, value))];
          return (
            <g key={`${place} ${index}`}>
              <rect x={x + 2} y={from} width={Math.max(1, bar - 4)} height={Math.max(1, to - from)} rx={4} fill={seriesColour(index)} />
              {series.length === 1 && labels.length <= 8 ? (
                <text className="strong" x={x + bar / 2} y={from - 8} textAnchor="middle">{chartNumber(value, unit)}</text>
              ) : null}
            </g>
          );
        }));
      }}
    </Axes>
  );
}

function Lines(props: ChartProps) {
  const { labels, series } = props.block;
  return (
    <Axes {...props}>
      {(field) => series.map(({ values }, index) => {
        const points = values.slice(0, labels.length).map((value, place) => (
          value === null ? null : { x: middleOf(place, labels.length, field), y: field.y(value) }));
        // A gap in the values is a gap in the line.
        const path = points.map((point, place) => (point === null ? '' : `${points[place - 1] ? 'L' : 'M'}${point.x} ${point.y}`)).join('');
        return (
          <g key={index}>
            <path d={path} fill="none" stroke={seriesColour(index)} strokeWidth={4} strokeLinejoin="round" strokeLinecap="round" />
            {points.map((point, place) => (
              point === null ? null : <circle key={place} cx={point.x} cy={point.y} r={5.5} fill={seriesColour(index)} />
            ))}
          </g>
        );
      })}
    </Axes>
  );
}

const onCircle = (centre: number, radius: number, turn: number) => (
  `${centre + radius * Math.sin(turn * 2 * Math.PI)} ${centre - radius * Math.cos(turn * 2 * Math.PI)}`);

function Doughnut({ block, width, height }: ChartProps) {
  const pieces = doughnutPieces(block);
  const side = Math.min(height, width * 0.5);
  const [centre, radius, thick] = [side / 2, side / 2 - side * 0.1, side * 0.18];
  const sum = pieces.reduce((total, { value }) => total + value, 0);
  return (
    <>
      {pieces.map(({ from, to }, index) => {
        // A whole circle has no arc: its ends are one point.
        const end = Math.min(to, from + 0.9999);
        return (
          <path
            key={index}
            d={`M${onCircle(centre, radius, from)}A${radius} ${radius} 0 ${to - from > 0.5 ? 1 : 0} 1 ${onCircle(centre, radius, end)}`}
            fill="none" stroke={seriesColour(index)} strokeWidth={thick}
          />
        );
      })}
      <Rows
        x={side + 36} height={height} width={width}
        rows={pieces.map(({ label, value }, index) => ({
          label, words: `${chartNumber(value, block.unit)} · ${Math.round((100 * value) / sum)}%`, colour: seriesColour(index),
        }))}
      />
    </>
  );
}

function Nested({ block, width, height }: ChartProps) {
  const side = Math.min(height, width);
  const circles = nestedCircles(block, side);
  const looks = [
    { fill: 'none', stroke: 'var(--slide-line)' },
    { fill: 'color-mix(in srgb, var(--slide-series-0) 13%, transparent)', stroke: 'var(--slide-series-0)' },
    { fill: 'var(--slide-series-0)', stroke: 'var(--slide-series-0)' },
  ];
  const rows = circles.map(({ label, value }) => ({ label, words: chartNumber(value, block.unit), colour: null }));
  return (
    <>
      {circles.map(({ cx, cy, radius }, index) => (
        <circle
          key={index} cx={cx} cy={cy} r={radius} strokeWidth={2.5} {...looks[index === 0 ? 0 : index === circles.length - 1 ? 2 : 1]}
        />
      ))}
      {width - side >= 220 ? <Rows x={side + 48} height={height} width={width} rows={rows} /> : null}
    </>
  );
}

function Ring({ block, width, height }: ChartProps) {
  const side = Math.min(width, height);
  const [outer, inner] = [side / 2 - 3, side / 2 - side * 0.16];
  const at = (turn: number, radius: number) => (
    `${width / 2 + radius * Math.sin(turn * 2 * Math.PI)} ${height / 2 - radius * Math.cos(turn * 2 * Math.PI)}`
  );
  return ringSegments(block).map(({ from, to, isOn }) => {
    const far = to - from > 0.5 ? 1 : 0;
    return (
      <path
        key={from} strokeWidth={2.5} strokeLinejoin="round" fill={isOn ? 'var(--slide-series-0)' : 'none'}
        stroke={isOn ? 'var(--slide-series-0)' : 'var(--slide-line)'}
        d={`M${at(from, outer)}A${outer} ${outer} 0 ${far} 1 ${at(to, outer)}L${at(to, inner)}A${inner} ${inner} 0 ${far} 0 ${at(from, inner)}Z`}
      />
    );
  });
}

function Rows(
  { x, height, width, rows }: { x: number; height: number; width: number; rows: { label: string; words: string; colour: string | null }[] },
) {
  const step = Math.min(76, height / Math.max(rows.length, 1));
  const top = (height - step * rows.length) / 2 + step / 2;
  return rows.map(({ label, words, colour }, index) => (
    <g key={index} transform={`translate(${x} ${top + index * step})`}>
      {colour === null ? null : <rect x={0} y={-22} width={14} height={14} rx={3} fill={colour} />}
      <text x={colour === null ? 0 : 24} y={-9}>{label}</text>
      <text className="strong" x={colour === null ? 0 : 24} y={18} style={{ fontSize: Math.min(26, (width - x) / 9) }}>{words}</text>
    </g>
  ));
}
