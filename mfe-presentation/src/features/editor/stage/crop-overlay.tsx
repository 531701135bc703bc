import type { ImageBlock } from '@heartwood/contract/deck';
import { useEffect, useEffectEvent, useRef, useState, type CSSProperties, type PointerEvent as ReactPointerEvent } from 'react';
import styled from 'styled-components';
import { useEditing } from '../editor-context';
import { setAll } from '../model/block-ops';
import { cutOf, framed, panned, pictureOf, type Cut } from '../model/crop';
import type { Handle } from '../model/geometry';
import { HANDLES } from './overlay';

const Whole = styled.div`
  position: absolute;
  inset: 0;
  z-index: 2;
  user-select: none;
  & > img { position: absolute; max-width: none; opacity: .35; pointer-events: none; user-select: none; }
`;
const Window = styled.div`
  position: absolute;
  cursor: move;
  outline: calc(2px / var(--scale)) solid #0c6245;
  forced-color-adjust: none;
  & > div { position: absolute; inset: 0; overflow: hidden; }
  & > div > img { position: absolute; max-width: none; pointer-events: none; }
  & > i {
    position: absolute;
    width: calc(12px / var(--scale));
    height: calc(12px / var(--scale));
    border: calc(2px / var(--scale)) solid #fff;
    background: #0c6245;
    translate: -50% -50%;
  }
`;

interface CropOverlayProps {
  slideId: string;
  block: ImageBlock;
  /** Of the picture as it is: width to height. */
  ratio: number;
  /** Pixels a slide unit. */
  scale: number;
  onEnd: () => void;
}

/**
 * A picture is cut with the pointer: moved below its frame, its frame drawn by its edges. Escape lets go of a drag; without one that, Enter
 * or a press beside it ends the cutting.
 */
export function CropOverlay({ slideId, block, ratio, scale, onEnd }: CropOverlayProps) {
  const { model } = useEditing();
  const frame = useRef<HTMLDivElement>(null);
  const [moved, setMoved] = useState<Cut | null>(null);
  const cut = moved ?? cutOf(block, ratio);
  const end = useEffectEvent(onEnd);
  /** Lets go of what is being dragged, and changes nothing. */
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => {
    // The two presses have chosen it as one chooses words, and it would be dragged away as such.
    document.getSelection()?.removeAllRanges();
    const onPress = (event: PointerEvent) => {
      if (!frame.current?.contains(event.target as Node)) end();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' && event.key !== 'Enter') return;
      event.preventDefault();
      event.stopPropagation();
      if (stop.current && event.key === 'Escape') stop.current();
      else end();
    };
    window.addEventListener('pointerdown', onPress, true);
    window.addEventListener('keydown', onKey, true);
    return () => {
      stop.current?.();
      window.removeEventListener('pointerdown', onPress, true);
      window.removeEventListener('keydown', onKey, true);
    };
  }, []);

  const onPointerDown = (event: ReactPointerEvent<HTMLElement>) => {
    if (event.button !== 0 || stop.current) return;
    event.stopPropagation();
    event.preventDefault();
    const handle = (event.target as HTMLElement).dataset['handle'] as Handle | undefined;
    const { clientX, clientY, pointerId } = event;
    const at = ({ clientX: x, clientY: y }: PointerEvent): Cut => {
      const [dx, dy] = [(x - clientX) / scale, (y - clientY) / scale];
      return handle ? framed(cut, handle, dx, dy) : panned(cut, dx, dy);
    };
    const onMove = (next: PointerEvent) => {
      if (next.pointerId === pointerId) setMoved(at(next));
    };
    const onUp = (last: PointerEvent) => {
      if (last.pointerId !== pointerId) return;
      stop.current?.();
      const { box, crop } = at(last);
      if (last.type === 'pointerup' && (last.clientX !== clientX || last.clientY !== clientY)) {
        model.edit(setAll(slideId, [block], { ...rounded(box), crop: shares(crop) }));
      }
    };
    stop.current = () => {
      stop.current = null;
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', onUp);
      setMoved(null);
    };
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', onUp);
  };

  const whole = pictureOf(cut);
  const place = ({ x, y, width, height }: Cut['box']) => ({ left: x, top: y, width, height });
  return (
    <Whole style={{ '--scale': scale } as CSSProperties} aria-hidden="true" onDragStart={(event) => event.preventDefault()}>
      <img src={block.address} alt="" style={place(whole)} draggable={false} />
      <Window ref={frame} style={place(cut.box)} onPointerDown={onPointerDown} onDoubleClick={(event) => event.stopPropagation()} data-crop>
        <div>
          <img src={block.address} alt="" style={place({ ...whole, x: whole.x - cut.box.x, y: whole.y - cut.box.y })} draggable={false} />
        </div>
        {HANDLES.map(([handle, x, y, cursor]) => <i key={handle} data-handle={handle} style={{ left: `${x}%`, top: `${y}%`, cursor }} />)}
      </Window>
    </Whole>
  );
}

const rounded = (box: Cut['box']) => ({
  x: Math.round(box.x), y: Math.round(box.y), width: Math.round(box.width), height: Math.round(box.height),
});
const share = (value: number) => Math.min(1, Math.max(0, Math.round(value * 10_000) / 10_000));
const shares = ({ x, y, width, height }: Cut['crop']) => ({ x: share(x), y: share(y), width: share(width), height: share(height) });
