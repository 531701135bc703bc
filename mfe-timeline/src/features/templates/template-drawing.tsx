import type { PlanTemplate } from './plan-templates';

const [WIDTH, HEIGHT, EDGE] = [308, 116, 14];
/** Of each of two lanes the phases, and below them the goals. */
const LANES = [{ phases: 15, goals: 46 }, { phases: 63, goals: 94 }];
const BAR = 13;

/** The phases and goals of a template where they lie in its time; dashed until it is chosen. */
export function TemplateDrawing({ template: { phases, goals }, isSolid }: { template: PlanTemplate; isSolid: boolean }) {
  const days = Math.max(...phases.map(([, , , to]) => to + 1), ...goals.map(([, , day]) => day));
  const x = (day: number) => EDGE + (day / days) * (WIDTH - 2 * EDGE);
  return (
    <svg
      aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width="100%" fill="none" stroke="currentColor" strokeWidth={1.25}
      {...(!isSolid && { strokeDasharray: '3.5 2.5' })}
    >
      {phases.map(([title, lane, from, to]) => {
        // Where the next one of the lane begins before its end, it ends there.
        const next = Math.min(to + 1, ...phases.filter(([, other, begin]) => other === lane && begin > from).map(([, , begin]) => begin));
        return <rect key={title} x={x(from)} y={LANES[lane]?.phases} width={Math.max(x(next) - x(from) - 3, 6)} height={BAR} rx={3} />;
      })}
      {goals.map(([title, lane, day]) => {
        const y = LANES[lane]?.goals ?? 0;
        return <rect
          key={title} x={x(day) - 4} y={y - 4} width={8} height={8} rx={1} strokeDasharray="none" transform={`rotate(45 ${x(day)} ${y})`}
        />;
      })}
    </svg>
  );
}
