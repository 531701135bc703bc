import { MODULE_COUNT, nextLevel } from '@heartwood/contract/domain';
import { Drawing, useWidth } from '@heartwood/shared-ui/charts';
import { useRef } from 'react';
import styled from 'styled-components';
import { daysBetween, monthName, shiftDay, type Point } from './insight-points';
import { CHART } from './visit-chart';

const Steps = styled(Drawing)`
  & .done { fill: none; stroke: var(--accent); stroke-width: 2; }
  & .under { fill: var(--accent-soft); }
  & .end { fill: var(--accent); }
  & .level { stroke: var(--text-3); stroke-dasharray: 3 3; }
`;
const TICKS = [0, 7, 14, 21, MODULE_COUNT];
/** For the last number. */
const RIGHT = 34;

export interface DoneChartProps { label: string; steps: readonly Point[]; since: string; today: string }

/** How many modules were done, day by day, and where the next level begins. The table says the same. */
export function DoneChart({ label, steps, since, today }: DoneChartProps) {
  const frame = useRef<SVGSVGElement>(null);
  const width = useWidth(frame);
  const { axis, foot, head, height } = CHART;
  const days = Math.max(1, daysBetween(since, today));
  const x = (day: string) => axis + 6 + (width - axis - 6 - RIGHT) * (daysBetween(since, day) / days);
  const y = (value: number) => head + (height - head - foot) * (1 - value / MODULE_COUNT);
  const done = steps.at(-1)?.value ?? 0;
  const next = nextLevel(done);
  const start = `M${x(since)} ${y(steps[0]?.value ?? 0)}`;
  const path = `${start}${steps.slice(1).map(({ at, value }) => `H${x(at)}V${y(value)}`).join('')}H${x(today)}`;
  const from = next === null ? 0 : done + next.missing;
  return (
    <Steps ref={frame} role="img" aria-label={label} height={height} viewBox={`0 0 ${width} ${height}`}>
      {TICKS.map((tick) => (
        <g key={tick}>
          <line className={tick === 0 ? 'zero' : 'line'} x1={axis} x2={width} y1={y(tick)} y2={y(tick)} />
          <text x={axis - 8} y={y(tick) + 4} textAnchor="end">{tick}</text>
        </g>
      ))}
      <path className="under" d={`${path}V${y(0)}H${x(since)}z`} />
      <path className="done" d={path} />
      {next === null ? null : (
        <g>
          <line className="level" x1={axis} x2={width} y1={y(from)} y2={y(from)} />
          <text className="over" x={axis + 6} y={y(from) - 6}>{next.name} starts at {from}</text>
        </g>
      )}
      <circle className="end" cx={x(today)} cy={y(done)} r={4} />
      <text x={x(today) + 10} y={y(done) + 4} data-strong>{done}</text>
      {monthsOf(since, today, width).map((day) => <text key={day} x={x(day)} y={height - 4}>{monthName(day)}</text>)}
    </Steps>
  );
}

/** First days of months, and the very first one, as many as have room for their names. */
function monthsOf(since: string, today: string, width: number): string[] {
  const days = [since];
  for (let day = `${shiftDay(`${since.slice(0, 7)}-01`, 31).slice(0, 7)}-01`; day <= today; day = `${shiftDay(day, 31).slice(0, 7)}-01`) {
    if (daysBetween(days.at(-1) ?? since, day) * (width / Math.max(1, daysBetween(since, today))) >= 34) days.push(day);
  }
  return days;
}
