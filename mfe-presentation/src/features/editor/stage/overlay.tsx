import type { Block } from '@heartwood/contract/deck';
import styled from 'styled-components';
import { boundsOf, type Handle } from '../model/geometry';

const Frame = styled.div`
  position: absolute;
  pointer-events: none;
  border: calc(1.5px / var(--scale)) solid var(--slide-accent);
  border-color: color-mix(in srgb, #0c6245 70%, var(--slide-accent));
  & > i {
    position: absolute;
    width: calc(9px / var(--scale));
    height: calc(9px / var(--scale));
    border: calc(1.5px / var(--scale)) solid #0c6245;
    border-radius: calc(2px / var(--scale));
    background: #fff;
    pointer-events: auto;
    translate: -50% -50%;
    forced-color-adjust: none;
  }
  & > i::after { content: ''; position: absolute; inset: calc(-7px / var(--scale)); }
  & > i[data-side] { border: 0; background: none; }
`;
const Line = styled.i`position: absolute; display: none; background: #d5501a; pointer-events: none; forced-color-adjust: none;`;
const Marquee = styled.div`
  position: absolute;
  display: none;
  border: calc(1px / var(--scale)) solid #0c6245;
  background: rgb(12 98 69 / 12%);
  pointer-events: none;
`;

export const HANDLES: readonly [Handle, number, number, string][] = [
  ['n', 50, 0, 'ns-resize'], ['s', 50, 100, 'ns-resize'], ['w', 0, 50, 'ew-resize'], ['e', 100, 50, 'ew-resize'],
  ['nw', 0, 0, 'nwse-resize'], ['ne', 100, 0, 'nesw-resize'], ['sw', 0, 100, 'nesw-resize'], ['se', 100, 100, 'nwse-resize'],
];

/** The frame around what is chosen, the lines on which it comes to rest, and the box that chooses. */
export function Overlay({ blocks, isEditing, scale }: { blocks: readonly Block[]; isEditing: boolean; scale: number }) {
  const vars = { '--scale': scale } as React.CSSProperties;
  const frame = blocks.length > 0 ? boundsOf(blocks) : null;
  return (
    <div style={vars} aria-hidden="true">
      {frame && !isEditing ? (
        <Frame data-frame style={{ left: frame.x, top: frame.y, width: frame.width, height: frame.height }}>
          {HANDLES.map(([handle, x, y, cursor]) => (
            <i
              key={handle} data-handle={handle} style={{ left: `${x}%`, top: `${y}%`, cursor }}
              {...(handle.length === 1 && { 'data-side': '' })}
            />
          ))}
        </Frame>
      ) : null}
      <Line data-guide="x" /><Line data-guide="y" />
      <Marquee data-marquee />
    </div>
  );
}
