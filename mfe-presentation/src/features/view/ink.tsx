import { SLIDE } from '@heartwood/contract/deck';
import styled from 'styled-components';
import type { Pointer, Stroke } from './deck-channel';

const Layer = styled.svg`position: absolute; inset: 0; width: 100%; height: 100%; pointer-events: none;`;

/** What the presenter points at and draws over the slide; it is on no slide. */
export function Ink({ pointer, strokes, colour }: { pointer: Pointer; strokes: readonly Stroke[]; colour: string }) {
  if (pointer === null && strokes.length === 0) return null;
  return (
    <Layer viewBox={`0 0 ${SLIDE.width} ${SLIDE.height}`} aria-hidden>
      {strokes.map((stroke, index) => (
        <path key={index} d={pathOf(stroke)} fill="none" stroke={colour} strokeWidth={6} strokeLinecap="round" strokeLinejoin="round" />
      ))}
      {pointer === null
        ? null
        : <circle cx={pointer.x} cy={pointer.y} r={16} fill={colour} fillOpacity={0.75} stroke="#fff" strokeWidth={3} />}
    </Layer>
  );
}

const pathOf = (stroke: Stroke) => stroke.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${Math.round(x)} ${Math.round(y)}`).join('');
