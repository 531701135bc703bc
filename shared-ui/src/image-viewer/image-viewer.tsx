import * as Radix from '@radix-ui/react-dialog';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { IconButton } from '../controls/icon-button';
import { IconButtonLook } from '../controls/icon-button-look';
import { useZoom, zoomKey, type Zoom } from '../controls/use-zoom';
import { Icon } from '../icon';
import { ChevronLeftIcon, ChevronRightIcon, DownloadIcon, ExternalLinkIcon, XIcon, ZoomInIcon, ZoomOutIcon } from '../icons';
import { DialogFrame } from '../layers/dialog-frame';
import { mobile } from '../theme/media';
import { Slide } from './slide';
import type { ViewedImage } from './viewed-image';

/** Dark in both themes: nothing beside a picture is brighter than it. */
const Place = styled(Radix.Content)`
  display: flex; flex-direction: column; min-width: 0; height: 100dvh; background: #0A110E; color: var(--text);
  &:focus-visible { outline: none; }
`;
const Head = styled.div`
  display: flex; align-items: center; gap: 4px; flex: none; min-height: 56px; padding: 8px 12px 8px 20px;
  padding-top: max(8px, env(safe-area-inset-top));
  ${mobile} { padding-left: 12px; gap: 0; }
`;
const Name = styled.div`
  flex: 1; min-width: 0; padding-right: 8px; font-size: 13px; line-height: 18px;
  & > h2 { overflow: hidden; font: inherit; font-weight: var(--fw-semi); text-overflow: ellipsis; white-space: nowrap; }
  & > p { color: var(--text-2); font-variant-numeric: tabular-nums; }
`;
/** Fingers have their own way to look nearer. */
const ByMouse = styled.span`display: contents; ${mobile} { display: none; }`;
const Level = styled.span`min-width: 44px; color: var(--text-2); font-size: 12px; font-variant-numeric: tabular-nums; text-align: center;`;
const Middle = styled.div`position: relative; flex: 1; min-height: 0;`;
const Strip = styled.div`
  display: flex; height: 100%; overflow: auto hidden; scroll-snap-type: x mandatory; scrollbar-width: none; overscroll-behavior: contain;
  &[data-still] { overflow: hidden; }
  &:focus-visible { outline: 2px solid var(--focus); outline-offset: -2px; }
`;
const Arrow = styled(IconButtonLook)<{ $side: 'left' | 'right' }>`
  position: absolute; top: calc(50% - 22px); ${({ $side }) => $side}: 12px; width: 44px; height: 44px; border-radius: 50%;
  background: rgb(10 17 14 / .72); color: var(--text);
`;

export interface ImageViewerProps {
  /** At least one; arrows, a swipe and the keys lead from one to the next. */
  images: readonly ViewedImage[];
  /** `id` of the one that is shown first. */
  startId: string;
  onClose(): void;
  /**
   * An address that works in the place of one that doesn't; null: there is none. Asked for once an address, and when somebody tries again.
   */
  renew?: (url: string) => Promise<string | null>;
  /** Further buttons of the picture that is shown. */
  actions?: (image: ViewedImage) => ReactNode;
}

/** Pictures on the whole screen, one at a time. Esc, the cross and a press beside the picture close it. */
export function ImageViewer({ images, startId, onClose, renew, actions }: ImageViewerProps) {
  const [at, setAt] = useState(() => Math.max(0, images.findIndex(({ id }) => id === startId)));
  const [renewed, setRenewed] = useState<ReadonlyMap<string, string>>(new Map());
  const last = images.length - 1;
  const current = images[Math.min(at, last)];
  const zoom = useZoom(current?.id ?? '');
  const strip = useRef<HTMLDivElement>(null);
  const addressOf = ({ url }: ViewedImage) => renewed.get(url) ?? url;
  const move = (to: number) => setAt(Math.max(0, Math.min(last, to)));

  // Without a glide: while one lasts, what passes by would count as what is looked at.
  useLayoutEffect(() => {
    const row = strip.current;
    if (row) row.scrollLeft = at * row.clientWidth;
  }, [at]);
  if (!current) return null;

  const askAnew = async ({ url }: ViewedImage): Promise<boolean> => {
    const fresh = await renew?.(url) ?? null;
    if (fresh !== null) setRenewed((known) => new Map(known).set(url, fresh));
    return fresh !== null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keyOf(event, zoom.level > 1, { move, zoom, at, last });
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <DialogFrame
      open
      onClose={onClose}
      renderContent={({ host, ...content }) => (
        <Place {...content} data-theme="dark" onKeyDown={onKeyDown}>
          <Head>
            <Name>
              <Radix.Title>{current.name}</Radix.Title>
              {last > 0 ? <p aria-live="polite">{at + 1} of {images.length}</p> : null}
            </Name>
            <ByMouse>
              <IconButton icon={ZoomOutIcon} label="Zoom out" shortcut="-" disabled={zoom.isFarthest} onClick={() => zoom.step(-1)} />
              <Level aria-live="polite">{Math.round(zoom.level * 100)} %</Level>
              <IconButton icon={ZoomInIcon} label="Zoom in" shortcut="+" onClick={() => zoom.step(1)} />
            </ByMouse>
            {actions?.(current)}
            <IconButtonLook
              as="a" $size="md" href={addressOf(current)} download={current.name} aria-label={`Download ${current.name}`} data-tip="Download"
            >
              <Icon as={DownloadIcon} />
            </IconButtonLook>
            <IconButtonLook
              as="a" $size="md" href={addressOf(current)} target="_blank" rel="noopener noreferrer" aria-label="Open in a new window"
              data-tip="Open in a new window"
            >
              <Icon as={ExternalLinkIcon} />
            </IconButtonLook>
            <IconButtonLook type="button" $size="md" aria-label="Close" data-tip="Close" onClick={onClose}>
              <Icon as={XIcon} />
            </IconButtonLook>
          </Head>
          <Middle data-layer-part="body">
            <Strip
              ref={strip} tabIndex={0} role="group" aria-label={last > 0
                ? 'Pictures'
                : 'Picture'} data-still={zoom.level > 1 ? '' : undefined}
              onScroll={({ currentTarget: row, target }) => {
                if (target === row && row.clientWidth > 0) move(Math.round(row.scrollLeft / row.clientWidth));
              }}
            >
              {images.map((image, index) => (
                <Slide
                  key={image.id} image={image} address={addressOf(image)} isCurrent={index === at} zoom={zoom} onClose={onClose}
                  onMissed={async () => !renewed.has(image.url) && askAnew(image)} onRetry={() => askAnew(image)}
                />
              ))}
            </Strip>
            {at > 0 ? (
              <Arrow type="button" $size="lg" $side="left" aria-label="Previous picture" onClick={() => move(at - 1)}>
                <Icon as={ChevronLeftIcon} />
              </Arrow>
            ) : null}
            {at < last ? (
              <Arrow type="button" $size="lg" $side="right" aria-label="Next picture" onClick={() => move(at + 1)}>
                <Icon as={ChevronRightIcon} />
              </Arrow>
            ) : null}
          </Middle>
          {host}
        </Place>
      )}
    />
  );
}

interface Moves { move(to: number): void; zoom: Zoom; at: number; last: number }

/** What a key does; nothing for those that the page, a button or the browser itself answers. */
function keyOf(event: KeyboardEvent, isZoomed: boolean, { move, zoom, at, last }: Moves): (() => void) | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  // Of a picture larger than the screen the arrows show another part.
  const moves: Record<string, () => void> = isZoomed
    ? {}
    : { ArrowLeft: () => move(at - 1), ArrowRight: () => move(at + 1), Home: () => move(0), End: () => move(last) };
  return moves[event.key] ?? zoomKey(event, zoom);
}
