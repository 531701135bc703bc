import { inkOn, type ShapeBlock } from '@heartwood/contract/deck';
import styled from 'styled-components';
import { toneColour } from './slide-frame';

const Label = styled.div`
  position: absolute; inset: 0; display: grid; place-items: center; padding: 12px; text-align: center; font-weight: 560;
`;
const HEAD = 22;
const STROKE = 3;

export function ShapeView({ block }: { block: ShapeBlock }) {
  const { shape, fill, stroke, label, width, height } = block;
  const isLine = shape === 'line' || shape === 'arrow';
  const paint = isLine
    ? { fill: 'none', stroke: toneColour(stroke ?? fill, 'line'), strokeWidth: 4 }
    : { fill: fill === undefined ? (stroke === undefined ? toneColour(undefined, 'soft') : 'none') : toneColour(fill, 'soft'),
        stroke: stroke === undefined ? 'none' : toneColour(stroke, 'line'), strokeWidth: STROKE };
  return (
    <>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} style={{ overflow: 'visible' }} aria-hidden>
        <Outline {...block} {...paint} />
      </svg>
      {label ? <Label style={{ color: toneColour(inkOn(fill), 'text') }}>{label}</Label> : null}
    </>
  );
}

function Outline({
  shape, width, height, fill, stroke, strokeWidth,
}: Pick<ShapeBlock, 'shape' | 'width' | 'height'> & { fill: string; stroke: string; strokeWidth: number }) {
  const paint = { fill, stroke, strokeWidth };
  const inset = stroke === 'none' ? 0 : STROKE / 2;
  const box = { x: inset, y: inset, width: Math.max(0, width - 2 * inset), height: Math.max(0, height - 2 * inset) };
  switch (shape) {
    case 'ellipse':
      return <ellipse cx={width / 2} cy={height / 2} rx={box.width / 2} ry={box.height / 2} {...paint} />;
    case 'triangle':
      return <path
        d={`M${width / 2} ${inset}L${width - inset} ${height - inset}L${inset} ${height - inset}Z`} {...paint} strokeLinejoin="round"
      />;
    case 'line':
    case 'arrow':
      return <path d={linePath(shape === 'arrow', width, height)} {...paint} strokeLinecap="round" strokeLinejoin="round" />;
    case 'rectangle':
    case 'rounded':
      return <rect {...box} rx={shape === 'rounded' ? Math.min(24, height / 2, width / 2) : 0} {...paint} />;
  }
}

/** Along the longer side of its block. */
function linePath(hasHead: boolean, width: number, height: number): string {
  if (width >= height) {
    const y = height / 2;
    return `M0 ${y}H${width}${hasHead ? `M${width - HEAD} ${y - HEAD * 0.7}L${width} ${y}L${width - HEAD} ${y + HEAD * 0.7}` : ''}`;
  }
  const x = width / 2;
  return `M${x} 0V${height}${hasHead ? `M${x - HEAD * 0.7} ${height - HEAD}L${x} ${height}L${x + HEAD * 0.7} ${height - HEAD}` : ''}`;
}
