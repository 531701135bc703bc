import {
  ChevronLeftIcon, ChevronRightIcon, CompanyMark, DownloadIcon, IconButton, LayoutGridIcon, MaximizeIcon, MinimizeIcon, MonitorIcon, Text,
  useIsMobile,
  VisuallyHidden, XIcon,
} from '@heartwood/shared-ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { SlideView, spokenName } from '../../slide/slide-view';
import { Ink } from './ink';
import { OverviewGrid } from './overview-grid';
import { ProgressPieces } from './progress-pieces';
import { picturesOf, type ShownDeck } from './shown-deck';
import { useFullScreen } from './use-full-screen';
import type { Shown } from './use-step';
import { useSwipe } from './use-swipe';
import { useViewerKeys } from './use-viewer-keys';
import { Black, Fitted, Foot, Head, Middle, Named, NotOnPhone, OnPhone, PhonePlace, Room, Stage } from './view-look';

export interface ViewerProps {
  shown: ShownDeck;
  step: Shown;
  /** Null for who has nowhere to go back to. */
  onClose: (() => void) | null;
  /** Opens the presenter's window; null for who has none. */
  onPresent: (() => void) | null;
  /** Null where the link does not allow it. */
  onDownload: (() => void) | null;
}

/** A deck in full screen: one slide, as large as the window lets it be. */
export function Viewer({ shown, step, onClose, onPresent, onDownload }: ViewerProps) {
  const { slides, theme, settings, sources, title, companyId, companyName, companyLogo } = shown;
  const { index, slide, isBlack, go, setBlack, pointer, strokes } = step;
  const [isOverview, setOverview] = useState(false);
  const isMobile = useIsMobile();
  const room = useRef<HTMLDivElement>(null);
  const { isFull, toggle } = useFullScreen(room);
  const onStep = useCallback((by: 1 | -1) => go(index + by), [go, index]);
  const swipe = useSwipe(onStep);
  usePreloaded(shown, index);

  const escape = () => {
    if (isOverview) setOverview(false);
    else if (isBlack) setBlack(false);
    else onClose?.();
  };
  useViewerKeys({
    index, count: slides.length, go,
    keys: {
      f: toggle ?? undefined, o: () => setOverview(!isOverview), b: () => setBlack(!isBlack), '.': () => setBlack(!isBlack),
      p: isMobile ? undefined : onPresent ?? undefined, Escape: escape,
    },
  });

  const choose = (next: number) => {
    setOverview(false);
    go(next);
  };
  const spoken = slide === undefined ? '' : spokenName(slide, index + 1).replace(/^Slide \d+/, (words) => `${words} of ${slides.length}`);
  const close = onClose === null ? null : <IconButton icon={XIcon} label="Close" onClick={onClose} />;
  return (
    <Room ref={room}>
      <VisuallyHidden as="section" aria-label="Presentation">
        <h1>{title}</h1>
        <p role="status" aria-live="polite">{isBlack ? 'The screen is black' : spoken}</p>
      </VisuallyHidden>
      <Head inert={isOverview}>
        <CompanyMark name={companyName} id={companyId} logo={companyLogo} size={26} />
        <span><b>{title}</b><Text size="small" tone="3">{companyName}</Text></span>
        {close}
      </Head>
      <Stage aria-label="Slides" inert={isOverview} {...swipe}>
        {slide === undefined ? <Text as="p" tone="2">This presentation has no slides yet.</Text> : (
          <Fitted>
            <SlideView key={slide.id} slide={slide} theme={theme} settings={settings} number={index + 1} sources={sources} />
            <Ink pointer={pointer} strokes={strokes} colour={theme.colours.accent} />
          </Fitted>
        )}
        <PhonePlace>
          <div>
            <ProgressPieces index={index} count={slides.length} />
            <Text size="small" className="num">{index + 1} / {slides.length}</Text>
          </div>
          <Text as="p" size="small" tone="3">Turn the phone for the full screen. Swipe for the next slide.</Text>
        </PhonePlace>
      </Stage>
      <Foot inert={isOverview}>
        <Named><CompanyMark name={companyName} id={companyId} logo={companyLogo} size={22} /><span>{title}</span></Named>
        <ProgressPieces index={index} count={slides.length} />
        <span>
          <NotOnPhone><span className="num" style={{ marginRight: 8 }}>{index + 1} / {slides.length}</span></NotOnPhone>
          <IconButton icon={ChevronLeftIcon} label="Previous" shortcut="←" disabled={index === 0} onClick={() => go(index - 1)} />
          <NotOnPhone><Next step={step} count={slides.length} /></NotOnPhone>
          <Middle>
            <IconButton icon={LayoutGridIcon} label={isMobile ? 'All slides' : 'Overview'} shortcut="O" onClick={() => setOverview(true)} />
            {onPresent === null
              ? null
              : <NotOnPhone><IconButton icon={MonitorIcon} label="Presenter view" shortcut="P" onClick={onPresent} /></NotOnPhone>}
            {onDownload === null ? null : <IconButton icon={DownloadIcon} label="Download PDF" onClick={onDownload} />}
            {toggle === null ? null : (
              <IconButton
                icon={isFull ? MinimizeIcon : MaximizeIcon} label={isFull ? 'Leave full screen' : 'Full screen'} shortcut="F"
                onClick={toggle}
              />
            )}
          </Middle>
          <OnPhone><Next step={step} count={slides.length} /></OnPhone>
          <NotOnPhone>{close}</NotOnPhone>
        </span>
      </Foot>
      {isOverview ? <OverviewGrid shown={shown} index={index} onChoose={choose} onClose={() => setOverview(false)} /> : null}
      {isBlack ? <Black type="button" aria-label="Show the slide again" autoFocus onClick={() => setBlack(false)} /> : null}
    </Room>
  );
}

function Next({ step: { index, go }, count }: { step: Shown; count: number }) {
  return <IconButton icon={ChevronRightIcon} label="Next" shortcut="→" disabled={index >= count - 1} onClick={() => go(index + 1)} />;
}

const AHEAD = 2;

/** Pictures of the next slides are there before they are shown. */
function usePreloaded({ slides }: ShownDeck, index: number): void {
  const ahead = useMemo(() => slides.slice(index + 1, index + 1 + AHEAD).flatMap(picturesOf), [slides, index]);
  useEffect(() => {
    for (const address of ahead) new Image().src = address;
  }, [ahead]);
}
