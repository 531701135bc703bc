import { metricWords, shortGoalDay } from '@heartwood/contract/domain';
import { Drawing, ticksFor, useWidth } from '@heartwood/shared-ui/charts';
import { useRef } from 'react';
import { dayNumber } from '../../timeline/days';
import { usePlan } from '../../timeline/plan-context';
import type { Goal } from '../../timeline/timeline';
import type { CheckIn } from './use-goal-detail';

const HEIGHT = 190;
const AXIS = 42;
const [HEAD, FOOT, EDGE] = [26, 20, 14];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** Names of months and days need so much room, px. */
const [MONTH_WIDTH, NAME_WIDTH, LABEL_WIDTH] = [34, 16, 88];

export interface CheckInChartProps {
  goal: Goal;
  color: string;
  /** Newest first; one at least. */
  checkIns: readonly CheckIn[];
  /** What it shows, in a sentence. */
  label: string;
}

/** What was counted, and where it leads. The list below it is its text: it is one picture to whoever hears the page. */
export function CheckInChart({ goal, color, checkIns, label }: CheckInChartProps) {
  const { today } = usePlan();
  const frame = useRef<SVGSVGElement>(null);
  const width = useWidth(frame);
  const points = checkIns.map(({ date, value }) => ({ day: dayNumber(date), value: Number(value) })).reverse();
  const target = Number(goal.milestoneValue);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const due = goal.date === null ? null : dayNumber(goal.date);
  const projected = goal.projectedDate === null || goal.status === 'ACHIEVED' ? null : dayNumber(goal.projectedDate);
  const end = Math.max(last.day, due ?? 0, projected ?? 0, first.day + 1);
  const ticks = ticksFor([...points.map(({ value }) => value), target]);
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const right = width - EDGE;
  const x = (day: number) => AXIS + 6 + ((right - AXIS - 6) * (day - first.day)) / (end - first.day);
  const y = (value: number) => HEAD + (HEIGHT - HEAD - FOOT) * (1 - (value - low) / (high - low || 1));
  const ink = { stroke: `var(--${color})` };
  const inside = (at: number) => Math.min(Math.max(at, AXIS + LABEL_WIDTH / 2), width - LABEL_WIDTH / 2);
  return (
    <Drawing ref={frame} role="img" aria-label={label} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`}>
      {ticks.map((tick) => (
        <g key={tick}>
          <line className={tick === 0 ? 'zero' : 'line'} x1={AXIS} x2={width} y1={y(tick)} y2={y(tick)} />
          <text x={AXIS - 6} y={y(tick) + 4} textAnchor="end">{metricWords(goal.metricType, String(Number(tick.toFixed(6))))}</text>
        </g>
      ))}
      <line className="path" x1={AXIS} x2={width} y1={y(target)} y2={y(target)} />
      {monthsBetween(first.day, end, (right - AXIS) / (end - first.day)).map(({ day, name }) => (
        <text key={day} x={x(Math.max(day, first.day))} y={HEIGHT - 5}>{name}</text>
      ))}
      {due === null ? null : (
        <g>
          <line className="path" strokeDasharray="4 3" x1={x(due)} x2={x(due)} y1={HEAD - 6} y2={y(low)} />
          <text className="over" x={inside(x(due))} y={12} textAnchor="middle" data-strong>
            Due {shortGoalDay(goal.date ?? today, today)}
          </text>
        </g>
      )}
      <path className="path" style={ink} d={points.map(({ day, value }, at) => `${at === 0 ? 'M' : 'L'}${x(day)} ${y(value)}`).join('')} />
      {projected === null || projected <= last.day ? null : (
        <path className="path" style={ink} strokeDasharray="4 4" d={`M${x(last.day)} ${y(last.value)}L${x(projected)} ${y(target)}`} />
      )}
      {points.map(({ day, value }, at) => <circle key={at} cx={x(day)} cy={y(value)} r={3} style={{ fill: `var(--${color})` }} />)}
      <text className="over" x={inside(x(last.day))} y={y(last.value) + 18} textAnchor="middle" data-strong>
        {metricWords(goal.metricType, String(last.value))}
      </text>
      {projected === null ? null : (
        <text className="over" x={Math.min(x(projected) + LABEL_WIDTH / 2, width)} y={y(target) + 22} textAnchor="end" data-strong>
          {shortGoalDay(goal.projectedDate ?? today, today)}
        </text>
      )}
      {projected === null ? null : (
        <rect
          className="mark" style={ink} x={x(projected) - 5} y={y(target) - 5} width={10} height={10} rx={1.5}
          transform={`rotate(45 ${x(projected)} ${y(target)})`}
        />
      )}
    </Drawing>
  );
}

/** The months that begin within, as many as have room. */
function monthsBetween(first: number, end: number, perDay: number): { day: number; name: string }[] {
  const months: { day: number; name: string }[] = [];
  const start = new Date(first * 86_400_000);
  const every = Math.max(1, Math.ceil(MONTH_WIDTH / (perDay * 30)));
  for (let at = 0; ; at += every) {
    const begin = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + at, 1));
    const day = dayNumber(begin.toISOString().slice(0, 10));
    if (day > end - NAME_WIDTH / perDay) return months;
    // A month that begins before the picture stands at its edge, unless the next one is there at once.
    const next = dayNumber(new Date(Date.UTC(begin.getUTCFullYear(), begin.getUTCMonth() + every, 1)).toISOString().slice(0, 10));
    if (day >= first || (next - first) * perDay > MONTH_WIDTH) months.push({ day, name: MONTHS[begin.getUTCMonth()] ?? '' });
  }
}
