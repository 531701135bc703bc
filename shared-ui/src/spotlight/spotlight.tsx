import * as Radix from '@radix-ui/react-popover';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styled, { css } from 'styled-components';
import { mobile, useIsMobile } from '../theme/media';
import { floatingLook } from '../layers/floating-look';

/** How far the light goes beyond its element, and how round it is; px. */
const BEYOND = 6;
const RADIUS = 12;

const Cover = styled.svg`
  position: fixed; inset: 0; z-index: var(--z-modal); width: 100vw; height: 100vh; pointer-events: none;
  & > path { fill: var(--scrim); pointer-events: fill; }
`;
const card = css`
  ${floatingLook}
  z-index: calc(var(--z-modal) + 1);
  width: 304px;
  max-width: calc(100vw - 24px);
  max-height: calc(100dvh - 24px);
  padding: 16px;
  overflow: auto;
  ${mobile} { width: calc(100vw - 24px); }
`;
const Beside = styled(Radix.Content)`${card}`;
const Middle = styled.div`${card} position: fixed; inset: 0; height: fit-content; margin: auto; &:focus-visible { outline: none; }`;
const Arrow = styled(Radix.Arrow)`fill: var(--surface-raised);`;

export interface SpotlightProps {
  /** What stays in the light, and within reach; without it the card stands in the middle. */
  element: HTMLElement | null;
  side: 'right' | 'top';
  align: 'start' | 'center';
  /** Names the card. */
  label: string;
  /** Esc, in the card or beside it. */
  onEscape: () => void;
  children: ReactNode;
}

/**
 * One element in the light, the rest of the page in the shade and out of a pointer's reach, and a card beside it. The card is no
 * modal: Tab leads from it to the page. It takes the focus when it opens; give it a key for each thing that it shows.
 */
export function Spotlight({ element, side, align, label, onEscape, children }: SpotlightProps) {
  const anchor = useMemo(() => ({ current: element }), [element]);
  const middle = useRef<HTMLDivElement>(null);
  const isMobile = useIsMobile();
  const box = useBox(element);
  useEffect(() => {
    if (!element) middle.current?.focus();
  }, [element]);
  useEffect(() => {
    if (element) return undefined;
    const pressed = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onEscape();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [element, onEscape]);
  const hole = useMemo(() => (box ? holeOf(box) : ''), [box]);
  const cover = <Cover aria-hidden><path fillRule="evenodd" d={`M0 0H9999V9999H0Z${hole}`} /></Cover>;
  if (!element) {
    return createPortal(<>{cover}<Middle ref={middle} role="dialog" aria-label={label} tabIndex={-1}>{children}</Middle></>, document.body);
  }
  return (
    <Radix.Root open>
      <Radix.Anchor virtualRef={anchor as { current: HTMLElement }} />
      {createPortal(cover, document.body)}
      <Radix.Portal>
        <Beside
          side={isMobile ? 'bottom' : side} align={isMobile ? 'center' : align} sideOffset={BEYOND + 4} collisionPadding={12}
          updatePositionStrategy="always" aria-label={label}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            (event.currentTarget as HTMLElement).focus();
          }}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
          onEscapeKeyDown={(event) => {
            event.preventDefault();
            onEscape();
          }}
        >
          {children}
          <Arrow width={12} height={6} />
        </Beside>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface Box { x: number; y: number; width: number; height: number }

/** Where the element is, followed from frame to frame: pages scroll, and grow while they load. */
function useBox(element: HTMLElement | null): Box | null {
  const [box, setBox] = useState<Box | null>(null);
  useEffect(() => {
    if (!element) return undefined;
    let frame = 0;
    const look = () => {
      const { x, y, width, height } = element.getBoundingClientRect();
      setBox((last) => (
        last && last.x === x && last.y === y && last.width === width && last.height === height ? last : { x, y, width, height }
      ));
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [element]);
  return element && box;
}

function holeOf({ x, y, width, height }: Box): string {
  const [left, top, right, bottom] = [x - BEYOND, y - BEYOND, x + width + BEYOND, y + height + BEYOND];
  const round = (dx: number, dy: number) => `a${RADIUS} ${RADIUS} 0 0 1 ${dx * RADIUS} ${dy * RADIUS}`;
  return `M${left + RADIUS} ${top}H${right - RADIUS}${round(1, 1)}V${bottom - RADIUS}${round(-1, 1)}H${left + RADIUS}${round(-1, -1)}V${top + RADIUS}${round(1, -1)}Z`;
}
