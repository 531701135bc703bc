import * as Radix from '@radix-ui/react-dialog';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { IconButton } from '../controls/icon-button';
import { ChevronLeftIcon, ChevronRightIcon, XIcon, ZoomInIcon, ZoomOutIcon } from '../icons';
import { DialogFrame } from '../layers/dialog-frame';
import { mobile } from '../theme/media';

// Dark in both themes: nothing around a picture speaks louder than it.
const Screen = styled(Radix.Content)`
  display: grid; grid-template-rows: auto minmax(0, 1fr); width: 100vw; height: 100dvh; background: #0a110e; color: #f3f6f4;
  &:focus-visible { outline: none; }
  & button { color: inherit; } & button:hover:not(:disabled) { background: rgb(255 255 255 / .14); color: inherit; }
  & button:focus-visible { outline-color: #f3f6f4; }
`;
const Head = styled.div`
  display: flex; align-items: center; gap: 4px; min-width: 0; padding: 8px 12px; font-size: 13px;
  & > h2 { flex: 1; min-width: 0; overflow: hidden; font: inherit; text-overflow: ellipsis; white-space: nowrap; }
  & > span { padding: 0 8px; opacity: .8; font-variant-numeric: tabular-nums; }
`;
const Stage = styled.div`
  display: grid; grid-template-columns: auto minmax(0, 1fr) auto; align-items: center; gap: 8px; min-height: 0; padding: 0 12px 12px;
  ${mobile} {
    position: relative; grid-template-columns: minmax(0, 1fr); padding: 0;
    & > button { position: absolute; z-index: 1; bottom: 20px; background: rgb(10 17 14 / .7); } & > button:first-child { left: 16px; } & > button:last-child { right: 16px; }
  }
`;
const Frame = styled.div<{ $zoom: number }>`
  display: grid; grid-column: 2; height: 100%; min-height: 0; overflow: auto; overscroll-behavior: contain;
  cursor: ${({ $zoom }) => ($zoom > 1 ? 'zoom-out' : 'zoom-in')};
  & > img { width: ${({ $zoom }) => $zoom * 100}%; height: ${({ $zoom }) => $zoom * 100}%; place-self: center; object-fit: contain; }
  ${({ $zoom }) => $zoom > 1 && '& > img { place-self: start; }'}
  &:focus-visible { outline: 2px solid #f3f6f4; outline-offset: -2px; }
  ${mobile} { grid-column: 1; }
`;

const ZOOMS = [1, 1.5, 2, 3, 4] as const;

export interface PhotoViewerProps<Photo extends { id: string; name: string }> {
  photos: readonly Photo[];
  at: number;
  onMove(to: number): void;
  onClose(): void;
  /** The photo as an `img` alone, with its own way to an address that still works. */
  draw(photo: Photo): ReactNode;
}

/**
 * Photos over the whole screen, one at a time. Arrow keys go on, plus, minus and 0 zoom, and so does a double press; what is larger than
 * the screen is moved by scrolling.
 */
export function PhotoViewer<Photo extends { id: string; name: string }>({ photos, at, onMove, onClose, draw }: PhotoViewerProps<Photo>) {
  const [step, setStep] = useState(0);
  const count = photos.length;
  const photo = photos[at];
  if (!photo) return null;
  const zoom = ZOOMS[step] ?? 1;
  const go = (by: 1 | -1) => {
    setStep(0);
    onMove((at + by + count) % count);
  };
  const zoomBy = (by: 1 | -1) => setStep(Math.min(Math.max(step + by, 0), ZOOMS.length - 1));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const keys: Partial<Record<string, () => void>> = {
      '+': () => zoomBy(1), '=': () => zoomBy(1), '-': () => zoomBy(-1), '0': () => setStep(0),
      // What is zoomed is moved by the arrows; the buttons still go on.
      ...(count > 1 && step === 0 && { ArrowLeft: () => go(-1), ArrowRight: () => go(1) }),
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <DialogFrame
      open onClose={onClose}
      renderContent={({ host, ...props }) => (
        <Screen {...props} onKeyDown={onKeyDown}>
          <Head>
            <Radix.Title>{photo.name}</Radix.Title>
            {count > 1 ? <span role="status">{at + 1} of {count}</span> : null}
            <IconButton icon={ZoomOutIcon} label="Smaller" disabled={step === 0} onClick={() => zoomBy(-1)} />
            <IconButton icon={ZoomInIcon} label="Larger" disabled={step === ZOOMS.length - 1} onClick={() => zoomBy(1)} />
            <IconButton icon={XIcon} label="Close" onClick={onClose} />
          </Head>
          <Stage>
            {count > 1 ? <IconButton icon={ChevronLeftIcon} label="Photo before" onClick={() => go(-1)} /> : null}
            <Frame key={photo.id} data-layer-part="body" $zoom={zoom} tabIndex={0} role="group" aria-label={photo.name} onDoubleClick={() => setStep(step === 0 ? 2 : 0)}>
              {draw(photo)}
            </Frame>
            {count > 1 ? <IconButton icon={ChevronRightIcon} label="Next photo" onClick={() => go(1)} /> : null}
          </Stage>
          {host}
        </Screen>
      )}
    />
  );
}
