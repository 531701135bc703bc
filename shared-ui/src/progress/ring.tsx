import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { blockPath, ringArcs, ringShape, strokePath, thinRing, thinUpTo } from './ring-geometry';

export interface RingSegment {
  key: string;
  area: string;
  done: boolean;
  /** What is done is founded on evidence, too. */
  evidenced?: boolean;
}

export interface RingProps {
  /** In drawing order, clockwise from twelve; the areas follow each other. */
  segments: readonly RingSegment[];
  /** Drawn sizes are 42, 60, 124, 176, 232 and 600; any number works. */
  size?: number;
  tone?: 'plate' | 'surface';
  /** Set in the hole of the ring. */
  children?: ReactNode;
}

const Frame = styled.span<{ $size: number }>`
  position: relative;
  display: inline-block;
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  & > svg { width: 100%; height: 100%; }
`;

const Core = styled.span`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
`;

// The fill is a second shape over the outline, scaled from its own middle, so that a finished segment grows solid once
// and a plain re-render moves nothing.
const Fill = styled.path<{ $plate: boolean; $done: boolean }>`
  fill: ${({ $plate }) => ($plate ? 'var(--plate-accent)' : 'var(--accent)')};
  transform-box: fill-box;
  transform-origin: center;
  transition: transform var(--t-fill) var(--ease-fill), opacity var(--t-base);
  ${({ $done }) => !$done && css`transform: scale(.2); opacity: 0;`}
`;

const Outline = styled.path<{ $plate: boolean }>`
  fill: none;
  stroke: ${({ $plate }) => ($plate ? 'var(--plate-hollow)' : 'var(--hollow)')};
  stroke-width: 1.25;
  stroke-linejoin: round;
`;

// A second line inside of the block: filled says that it is written, the line that somebody has looked.
const Evidence = styled.path<{ $plate: boolean }>`
  fill: none;
  stroke: ${({ $plate }) => ($plate ? 'var(--plate-text)' : 'var(--text)')};
  stroke-width: 2;
`;

const Thin = styled.path<{ $done: boolean; $plate: boolean }>`
  fill: none;
  stroke-width: ${thinRing.stroke};
  stroke: ${({ $done, $plate }) => ($done
    ? ($plate ? 'var(--plate-accent)' : 'var(--accent)')
    : ($plate ? 'var(--plate-line)' : 'var(--border-2)'))};
  transition: stroke var(--t-fill) var(--ease-fill);
`;

/** Progress as a ring of segments with wide gaps between areas: hollow = not done, filled = done, a line inside = with evidence. */
export function Ring({ segments, size = 176, tone = 'surface', children }: RingProps) {
  const plate = tone === 'plate';
  const done = segments.filter((segment) => segment.done).length;
  const evidenced = segments.filter((segment) => segment.evidenced).length;
  const label = `${done} of ${segments.length} done${evidenced > 0 ? `, ${evidenced} with evidence` : ''}`;
  const paths =
    size <= thinUpTo ? (
      <ThinSegments segments={segments} size={size} plate={plate} />
    ) : (
      <BlockSegments segments={segments} size={size} plate={plate} />
    );
  return (
    <Frame $size={size}>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>{paths}</svg>
      {children === undefined ? null : <Core>{children}</Core>}
    </Frame>
  );
}

interface SegmentsProps { segments: readonly RingSegment[]; size: number; plate: boolean }

function ThinSegments({ segments, size, plate }: SegmentsProps) {
  const arcs = ringArcs(segments.map((segment) => segment.area), thinRing.gap, thinRing.areaGap);
  return segments.map((segment, index) => {
    const arc = arcs[index];
    return (
      arc && (
        <Thin key={segment.key} d={strokePath(size / 2, size / 2 - 2, arc)} $done={segment.done} $plate={plate} data-done={segment.done} />
      )
    );
  });
}

function BlockSegments({ segments, size, plate }: SegmentsProps) {
  const { outer, inner, gap, areaGap } = ringShape(size);
  const arcs = ringArcs(segments.map((segment) => segment.area), gap, areaGap);
  return segments.map((segment, index) => {
    const arc = arcs[index];
    if (!arc) return null;
    return (
      <g key={segment.key} data-done={segment.done}>
        {segment.done ? null : <Outline d={blockPath(size / 2, outer - 0.6, inner + 0.6, arc)} $plate={plate} />}
        <Fill d={blockPath(size / 2, outer, inner, arc)} $done={segment.done} $plate={plate} />
        {segment.evidenced ? <Evidence d={strokePath(size / 2, inner - 4, arc)} $plate={plate} /> : null}
      </g>
    );
  });
}
