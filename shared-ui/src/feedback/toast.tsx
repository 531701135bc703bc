import { useEffect, useLayoutEffect, useRef, useState, type PointerEvent, type ReactNode } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { IconButtonLook } from '../controls/icon-button-look';
import { Icon } from '../icon';
import { CircleAlertIcon, CircleCheckIcon, InfoIcon, LockIcon, XIcon } from '../icons';
import { mobile } from '../theme/media';
import { controlsIn, freePlace } from './free-place';

const drop = keyframes`from { opacity: 0; transform: translateY(-8px); }`;

const Frame = styled.div<{ $press: boolean }>`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: 11px;
  width: 360px;
  padding: 12px 14px;
  border: 1px solid var(--border);
  border-radius: var(--r-3);
  background: var(--surface-raised);
  box-shadow: var(--shadow-3);
  color: var(--text);
  font-size: 13px;
  line-height: 18px;
  pointer-events: auto;
  animation: ${drop} var(--t-base) var(--ease-out);
  ${({ $press }) => $press && css`&:hover { background: var(--surface-hover); }`}
  ${mobile} { width: calc(100vw - 24px); }
`;
const Words = styled.div`flex: 1; min-width: 0; overflow-wrap: anywhere;`;
const Title = styled.b`display: block; font-weight: var(--fw-bold);`;
// A line break in the text is one; of a long message three lines are enough.
const Detail = styled.span`
  display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 4; overflow: hidden; white-space: pre-line; color: var(--text-2);
`;
const Mark = styled.span<{ $tone: ToastTone }>`color: ${({ $tone }) => `var(--${$tone === 'error' ? 'danger' : $tone})`};`;
const Close = styled(IconButtonLook)`margin: -5px -7px -5px 0; color: var(--text-3);`;
// The whole card opens the thing, the cross lies above it.
const Open = styled.button`
  padding: 0;
  border: 0;
  background: none;
  text-align: left;
  cursor: pointer;
  &::before { content: ''; position: absolute; inset: 0; border-radius: var(--r-3); }
  & ~ * { position: relative; }
`;

export type ToastTone = 'success' | 'error' | 'warning' | 'info';

export interface ToastItem {
  id: string;
  tone: ToastTone;
  title: string;
  text?: string;
  /** Instead of the tone's icon: an avatar. */
  lead?: ReactNode;
  /** `top` centre, or the `corner` at the top right for a new message. */
  place?: 'top' | 'corner';
  /** 3 s by default. */
  ms?: number;
  /** Pressing the toast opens what it is about. */
  onOpen?: () => void;
}

const icons = { success: CircleCheckIcon, error: CircleAlertIcon, warning: LockIcon, info: InfoIcon };

/** It may have come to stand under a pointer that rests: whoever left it there does not read it. */
const isMoved = ({ movementX, movementY }: PointerEvent) => movementX !== 0 || movementY !== 0;

/**
 * One message. Errors are read out at once and have a cross, as what stays long has; the others wait for a pause; hover and focus stop its
 * clock.
 */
export function Toast({ item, onDismiss }: { item: ToastItem; onDismiss: (id: string) => void }) {
  const [held, setHeld] = useState(false);
  const { id, ms = 3000, tone, onOpen } = item;
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => onDismiss(id), ms);
    return () => clearTimeout(timer);
  }, [held, id, ms, onDismiss]);
  const words = <><Title>{item.title}</Title>{item.text === undefined ? null : <Detail>{item.text}</Detail>}</>;
  return (
    <Frame
      role={tone === 'error' ? 'alert' : 'status'}
      $press={onOpen !== undefined}
      onPointerMove={(event) => isMoved(event) && setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {item.lead ?? (
        <Mark $tone={tone}>
          <Icon as={icons[tone]} />
        </Mark>
      )}
      {onOpen === undefined ? (
        <Words>{words}</Words>
      ) : (
        <Words
          as={Open}
          type="button"
          onClick={() => {
            onDismiss(id);
            onOpen();
          }}
        >
          {words}
        </Words>
      )}
      {tone === 'error' || item.place === 'corner' ? (
        <Close type="button" $size="sm" aria-label="Dismiss" onClick={() => onDismiss(id)}>
          <Icon as={XIcon} size={16} />
        </Close>
      ) : null}
    </Frame>
  );
}

const Region = styled.section<{ $place: 'top' | 'corner' }>`
  position: fixed;
  ${({ $place }) => ($place === 'top' ? 'top: 12px; left: 50%; transform: translateX(-50%);' : 'right: 12px;')}
  z-index: var(--z-toast);
  display: flex;
  flex-direction: column;
  gap: 8px;
  pointer-events: none;
`;

export interface ToastRegionProps { toasts: readonly ToastItem[]; onDismiss: (id: string) => void }

/**
 * Where toasts appear. Presentational: the list belongs to the shell, `onDismiss` must be stable. Each toast is read out by its own role;
 * with `aria-live` on what holds them a dialog, which hides all else from screen readers, leaves them there.
 */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  const at = (place: 'top' | 'corner') => toasts.filter((toast) => (toast.place ?? 'top') === place);
  return (
    <>
      <Region $place="top" aria-live="off" aria-label="Notices">
        {at('top').map((item) => (
          <Toast key={item.id} item={item} onDismiss={onDismiss} />
        ))}
      </Region>
      <Corner items={at('corner')} onDismiss={onDismiss} />
    </>
  );
}

/** Below the top bar of the product, px. */
const HIGHEST = 68;
const LOWEST = 12;

/** What comes unasked lies on no control: it stands at the right edge, as high as there is room between them. */
function Corner({ items, onDismiss }: { items: readonly ToastItem[]; onDismiss: (id: string) => void }) {
  const region = useRef<HTMLElement>(null);
  const [top, setTop] = useState(HIGHEST);
  const shown = items.map(({ id }) => id).join();
  useLayoutEffect(() => {
    if (!region.current || shown === '') return;
    const { left, right, height } = region.current.getBoundingClientRect();
    setTop(freePlace(controlsIn({ left, right }, region.current), height, { top: HIGHEST, bottom: window.innerHeight - LOWEST }));
  }, [shown]);
  return (
    <Region ref={region} $place="corner" aria-live="off" aria-label="New messages" style={{ top }}>
      {items.map((item) => (
        <Toast key={item.id} item={item} onDismiss={onDismiss} />
      ))}
    </Region>
  );
}
