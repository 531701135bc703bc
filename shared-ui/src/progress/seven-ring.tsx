import { blockPath, ringArcs } from './ring-geometry';

const areas = ['1', '2', '3', '4', '5', '6', '7'];

interface SevenRingProps {
  size: number;
  /** How many of the seven areas are filled, from twelve o'clock on. */
  solid: number;
  gap: number;
  /** The hole's radius as a share of the outer one. */
  hole: number;
  tone?: 'plate' | 'surface';
}

/** One block an area: the logo (five solid) and every empty state (none). */
export function SevenRing({ size, solid, gap, hole, tone = 'surface' }: SevenRingProps) {
  const outer = size / 2 - 1;
  const inner = outer * hole;
  const [fill, line] = tone === 'plate' ? ['var(--plate-accent)', 'var(--plate-hollow)'] : ['var(--accent)', 'var(--hollow)'];
  return (
    <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden>
      {ringArcs(areas, gap, gap).map((arc, index) =>
        index < solid ? (
          <path key={index} d={blockPath(size / 2, outer, inner, arc)} style={{ fill }} />
        ) : (
          <path
            key={index}
            d={blockPath(size / 2, outer - 0.6, inner + 0.6, arc)}
            strokeWidth={1.25}
            strokeLinejoin="round"
            style={{ fill: 'none', stroke: line }}
          />
        ),
      )}
    </svg>
  );
}
