import { LostLayer } from '@heartwood/client-kit/states';
import { type Block, type DeckTheme, type ImageBlock, type Slide } from '@heartwood/contract/deck';
import { EyeIcon, Icon, IconButton, latePart, MinusIcon, PlusIcon, Text } from '@heartwood/shared-ui';
import { useUnit } from 'effector-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import type { DeckThemeFragment } from '../../../generated/graphql';
import { SlideFrame } from '../../../slide/slide-frame';
import { SlideFoot, slideTheme, spokenName } from '../../../slide/slide-view';
import { useEditing } from '../editor-context';
import { boundOf } from '../model/bindings';
import type { Box } from '../model/geometry';
import { CanvasBlock, TextWriting } from './canvas-block';
import { Overlay } from './overlay';
import { Toolbar } from './toolbar';
import { useClipboard } from './use-clipboard';
import { useGestures } from './use-gestures';
import { useStageKeys } from './use-stage-keys';

const Scroll = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  padding: 16px 28px;
  gap: 16px;
  overflow: auto;
  & > :first-child { margin-top: auto; }
  & > :last-child { margin-bottom: auto; }
`;
const Paper = styled.div`
  position: relative;
  flex: none;
  align-self: center;
  max-width: none;
  border-radius: 6px;
  box-shadow: var(--shadow-2);
  user-select: none;
  touch-action: none;
  & > div { border-radius: 6px; }
  &:focus-visible { outline: 2px solid var(--focus); outline-offset: 4px; }
`;
const Foot = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: 4px;
  min-height: 28px;
  font-size: 12.5px;
  color: var(--text-2);
  font-variant-numeric: tabular-nums;
  & > :first-child { margin-right: 10px; }
`;

const CropOverlay = latePart(
  () => import('./crop-overlay').then((part) => part.CropOverlay),
  { failed: (lost, { onEnd }) => <LostLayer what="Cropping" lost={lost} onClose={onEnd} /> },
);

/** From the first picture to what it takes to write, in milliseconds. */
const WRITING_AFTER = 300;

const ZOOMS = [50, 75, 100, 125, 150, 200];

export interface StageProps {
  slide: Slide;
  /** A look that is only tried. */
  preview: DeckThemeFragment | null;
  onData: () => void;
}

/** The slide at which somebody works. */
export function Stage({ slide, preview, onData }: StageProps) {
  const { model, theme, facts, sources } = useEditing();
  const state = useUnit(model.$state);
  const { slides, settings } = state.sync.shown;
  const [zoom, setZoom] = useState(100);
  const [boxes, setBoxes] = useState<ReadonlyMap<string, Box> | null>(null);
  const [isHolding, setHolding] = useState(false);
  const [crop, setCrop] = useState<{ id: string; ratio: number } | null>(null);
  const plane = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const gestures = useGestures({ slide, plane, onResize: setBoxes, onCrop: setCrop });
  const onKeyDown = useStageKeys({ slide, paper, isHolding, onHold: setHolding });
  useClipboard(slide);
  useEffect(() => {
    const timer = setTimeout(TextWriting.prefetch, WRITING_AFTER);
    return () => clearTimeout(timer);
  }, []);
  const shown = useMemo(() => (boxes === null ? slide.blocks : slide.blocks.map((block): Block => {
    const box = boxes.get(block.id);
    return box ? { ...block, ...box } : block;
  })), [slide.blocks, boxes]);
  const number = slides.findIndex(({ id }) => id === slide.id) + 1;
  const look = preview ? preview.look as DeckTheme : slideTheme(slide, theme);
  const stale = useMemo(() => (
    new Map(boundOf(slide, facts).filter(({ state: each }) => each === 'stale').map((each) => [each.block.id, each.fact?.name ?? '']))
  ), [slide, facts]);
  const scale = useScale(plane, zoom);
  const cropped = crop === null
    ? undefined
    : slide.blocks.find((block): block is ImageBlock => block.id === crop.id && block.kind === 'image');
  // The cutting ends with its picture: one that is brought back is not cut by itself.
  if (crop && !cropped) setCrop(null);
  const step = (by: 1 | -1) => setZoom(ZOOMS[Math.min(ZOOMS.length - 1, Math.max(0, ZOOMS.indexOf(zoom) + by))] ?? 100);

  return (
    <Scroll>
      <Toolbar slide={slide} />
      <Paper
        ref={paper} style={{ width: `${zoom}%` }} role="group" aria-roledescription="slide" aria-label={spokenName(slide, number)}
        tabIndex={-1}
        onPointerDown={gestures.onPointerDown} onDoubleClick={gestures.onDoubleClick} onKeyDown={onKeyDown} data-stage
      >
        <SlideFrame theme={look} groundRef={plane}>
          {shown.map((block) => (
            <CanvasBlock
              key={block.id} block={block} isChosen={state.selection.includes(block.id)} isEditing={state.editing === block.id}
              staleName={stale.get(block.id)} isHolding={isHolding} onData={onData}
            />
          ))}
          <SlideFoot slide={slide} settings={settings} number={number} sources={sources} />
          <Overlay
            blocks={shown.filter(({ id }) => state.selection.includes(id))} isEditing={state.editing !== null || cropped !== undefined}
            scale={scale}
          />
          {crop && cropped
            ? <CropOverlay slideId={slide.id} block={cropped} ratio={crop.ratio} scale={scale} onEnd={() => setCrop(null)} />
            : null}
        </SlideFrame>
      </Paper>
      <Foot>
        {preview ? <><Icon as={EyeIcon} size={14} /><span>Preview of {preview.name} on slide {number}</span></> : (
          <>
            <span>Slide {number} of {slides.length}</span>
            <IconButton size="sm" icon={MinusIcon} label="Smaller" onClick={() => step(-1)} />
            <Text aria-live="polite">{Math.round(scale * 100)}%</Text>
            <IconButton size="sm" icon={PlusIcon} label="Larger" onClick={() => step(1)} />
          </>
        )}
      </Foot>
    </Scroll>
  );
}

/** Pixels a slide unit. */
function useScale(plane: React.RefObject<HTMLDivElement | null>, zoom: number): number {
  const [scale, setScale] = useState(0.5);
  useEffect(() => {
    const element = plane.current?.parentElement;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setScale(element.clientWidth / 1600));
    observer.observe(element);
    return () => observer.disconnect();
  }, [plane, zoom]);
  return scale;
}
