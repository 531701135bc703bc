import { Button, Card, ChartColumnIcon, H3, TableIcon } from '@heartwood/shared-ui';
import { Drawing, ticksFor, useWidth } from '@heartwood/shared-ui/charts';
import { useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { TableFrame } from './table';

const Frame = styled(Card).attrs({ as: 'section' })`
  min-width: 0;
  padding: 18px 20px;
  & > header { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px 12px; margin-bottom: 10px; }
`;
const Rows = styled(TableFrame)`max-height: 260px;`;
const Legend = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  margin-left: 12px;
  font-size: 12px;
  color: var(--text-2);
  &::before { content: ''; width: 7px; height: 13px; border: 1.25px solid var(--text-2); border-radius: 2px; background: var(--surface); }
  &[data-solid]::before { background: var(--text-2); }
`;

const Head = styled.div`display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px;`;

export interface StackedBar {
  key: string;
  /** Below the bar, and in the table's first column. */
  label: string;
  solid: number;
  hollow: number;
}

export interface StackedChartProps {
  title: string;
  /** Heads of the table: of the first column, and of the two parts of a bar. */
  heads: readonly [string, string, string];
  bars: readonly StackedBar[];
  words: (value: number) => string;
  /** What the bars are narrowed by. */
  tools?: ReactNode;
}

/** Two parts of a whole along time, as bars or as a table; the button stands in the same place and keeps the focus. */
export function StackedChart({ title, heads, bars, words, tools }: StackedChartProps) {
  const [isTable, setTable] = useState(false);
  return (
    <Frame aria-label={title}>
      <header>
        <H3 as="h2">{title}</H3>
        <Head>
          {isTable ? null : <><Legend data-solid>{heads[1]}</Legend><Legend>{heads[2]}</Legend></>}
          <Button size="sm" variant="ghost" icon={isTable ? ChartColumnIcon : TableIcon} onClick={() => setTable(!isTable)}>
            {isTable ? 'Chart' : 'Table'}
          </Button>
          {tools}
        </Head>
      </header>
      {isTable ? (
        <Rows aria-label={`${title} as a table`}>
          <table>
            <thead>
              <tr><th scope="col">{heads[0]}</th><th scope="col" data-right>{heads[1]}</th><th scope="col" data-right>{heads[2]}</th></tr>
            </thead>
            <tbody>
              {bars.map(({ key, label, solid, hollow }) => (
                <tr key={key}>
                  <th scope="row">{label}</th>
                  <td data-right data-label={heads[1]}>{words(solid)}</td>
                  <td data-right data-label={heads[2]}>{words(hollow)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Rows>
      ) : <Bars title={title} bars={bars} words={words} heads={heads} />}
    </Frame>
  );
}

const CHART = { axis: 56, foot: 22, head: 12, height: 220 } as const;

function Bars({ title, bars, words, heads }: StackedChartProps) {
  const frame = useRef<SVGSVGElement>(null);
  const width = useWidth(frame);
  const { axis, foot, head, height } = CHART;
  const ticks = ticksFor(bars.map(({ solid, hollow }) => solid + hollow));
  const high = ticks.at(-1) || 1;
  const slot = Math.max(1, (width - axis) / Math.max(1, bars.length));
  const thick = Math.min(26, slot * 0.6);
  const every = Math.ceil(44 / slot);
  const x = (at: number) => axis + slot * (at + 0.5);
  const y = (value: number) => head + (height - head - foot) * (1 - Math.max(0, value) / high);
  const last = bars.length - 1;
  const { solid = 0, hollow = 0 } = bars[last] ?? {};
  return (
    <Drawing
      ref={frame} role="img" height={height} viewBox={`0 0 ${width} ${height}`}
      aria-label={`${title}: in the last ${words(solid)} ${heads[1]}, ${words(hollow)} ${heads[2]}`}
    >
      {ticks.map((tick) => (
        <g key={tick}>
          <line className={tick === 0 ? 'zero' : 'line'} x1={axis} x2={width} y1={y(tick)} y2={y(tick)} />
          <text x={axis - 8} y={y(tick) + 4} textAnchor="end">{words(tick)}</text>
        </g>
      ))}
      {bars.map((bar, at) => (
        <g key={bar.key}>
          <rect
            className={at === last ? 'now' : 'before'} x={x(at) - thick / 2} width={thick} rx={3} y={y(
              bar.solid,
            )} height={y(0) - y(bar.solid)}
          />
          {bar.hollow > 0 ? (
            <rect
              className="planned" x={x(at) - thick / 2} width={thick} rx={3} y={y(bar.solid + bar.hollow)}
              height={y(bar.solid) - y(bar.solid + bar.hollow)}
            />
          ) : null}
          {(last - at) % every === 0 ? (
            <text x={x(at)} y={height - 4} textAnchor="middle" {...(at === last && { 'data-strong': true })}>{bar.label}</text>
          ) : null}
        </g>
      ))}
    </Drawing>
  );
}
