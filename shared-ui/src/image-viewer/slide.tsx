import { useEffect, useRef, useState, type MouseEvent } from 'react';
import styled from 'styled-components';
import { Button } from '../controls/button';
import type { Zoom } from '../controls/use-zoom';
import { Spinner } from '../feedback/spinner';
import type { ViewedImage } from './viewed-image';

// What is larger than the screen scrolls in its place: a finger, a wheel and the arrows move it as they move any page.
const Pane = styled.div`
  position: relative; flex: none; width: 100%; height: 100%; overflow: hidden; scroll-snap-align: center; scroll-snap-stop: always;
  &[data-zoomed] { overflow: auto; cursor: zoom-out; }
`;
const Picture = styled.img`display: block; margin: auto; object-fit: contain; user-select: none; -webkit-user-drag: none;`;
const Note = styled.div`
  position: absolute; inset: 0; display: grid; gap: 12px; place-content: center; justify-items: center; padding: 24px; text-align: center;
`;

export interface SlideProps {
  image: ViewedImage;
  address: string;
  isCurrent: boolean;
  zoom: Zoom;
  /** Asks for an address that works; false: there is none. */
  onMissed(): Promise<boolean>;
  /** Somebody tries again. */
  onRetry(): Promise<unknown>;
  onClose(): void;
}

/** One picture of the row, as near as one looks at it. */
export function Slide({ image: { name }, address, isCurrent, zoom, onMissed, onRetry, onClose }: SlideProps) {
  const [state, setState] = useState<'loading' | 'shown' | 'missed'>('loading');
  const pane = useRef<HTMLDivElement>(null);
  const level = isCurrent ? zoom.level : 1;
  useKeptMiddle(pane, level);
  useWheel(pane, isCurrent, zoom);
  const miss = () => void onMissed().then((isRenewed) => { if (!isRenewed) setState('missed'); });
  const onClick = ({ target, currentTarget }: MouseEvent) => { if (target === currentTarget) onClose(); };
  const size = `${level * 100}%`;
  return (
    <Pane
      ref={pane} data-zoomed={level > 1 ? '' : undefined} aria-hidden={!isCurrent} inert={!isCurrent}
      onClick={onClick} onDoubleClick={zoom.toggle}
    >
      {state === 'missed' ? (
        <Note role="alert">
          {name} could not be loaded. It may be deleted.
          <Button onClick={() => void onRetry().then(() => setState('loading'))}>Try again</Button>
        </Note>
      ) : (
        <Picture
          key={address} src={address} alt={name} loading={isCurrent ? 'eager' : 'lazy'} draggable={false}
          style={{ width: size, height: size }}
          onLoad={() => setState('shown')} onError={miss}
        />
      )}
      {state === 'loading' && isCurrent ? <Note><Spinner size="lg" label={`Loading ${name}`} /></Note> : null}
    </Pane>
  );
}

/** What was in the middle stays there, however near one looks. */
function useKeptMiddle(pane: { current: HTMLElement | null }, level: number): void {
  const before = useRef(level);
  useEffect(() => {
    const box = pane.current;
    const times = level / before.current;
    before.current = level;
    if (!box || times === 1) return;
    const [x, y] = [box.clientWidth / 2, box.clientHeight / 2];
    box.scrollLeft = (box.scrollLeft + x) * times - x;
    box.scrollTop = (box.scrollTop + y) * times - y;
  }, [pane, level]);
}

/** The wheel with Ctrl, which is also how a trackpad tells of two fingers; React listens to wheels without a say in them. */
function useWheel(pane: { current: HTMLElement | null }, isCurrent: boolean, zoom: Zoom): void {
  const latest = useRef(zoom);
  useEffect(() => { latest.current = zoom; });
  useEffect(() => {
    const box = pane.current;
    if (!box || !isCurrent) return undefined;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      latest.current.step(event.deltaY < 0 ? 1 : -1);
    };
    box.addEventListener('wheel', onWheel, { passive: false });
    return () => box.removeEventListener('wheel', onWheel);
  }, [pane, isCurrent]);
}
