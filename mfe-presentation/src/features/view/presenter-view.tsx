import {
  AArrowDownIcon, AArrowUpIcon, Button, ChevronLeftIcon, ChevronRightIcon, CompanyMark, CrosshairIcon, EraserIcon, Icon, IconButton,
  LayoutGridIcon,
  MonitorIcon, PauseIcon, PenIcon, PlayIcon, RotateCcwIcon, SquareIcon, Text, VisuallyHidden, XIcon,
} from '@heartwood/shared-ui';
import { slideName } from '@heartwood/contract/deck';
import { useEffect, useState } from 'react';
import { plannedSeconds } from '../../deck/speaking-time';
import { LateThumb } from '../../slide/late-thumb';
import { SlideThumb, SlideView, spokenName } from '../../slide/slide-view';
import { openViewer } from '../../places';
import { Ink } from './ink';
import { OverviewGrid } from './overview-grid';
import { clockWords, elapsedOf, planWords, startClock, toggleClock } from './presenter-clock';
import { Bottom, Filmstrip, Main, Notes, Now, Place, Presenter, Side, Top, NotesHead, Time } from './presenter-look';
import { ProgressPieces } from './progress-pieces';
import type { ShownDeck } from './shown-deck';
import { useDrawing, type Tool } from './use-drawing';
import type { Shown } from './use-step';
import { useViewerKeys } from './use-viewer-keys';

interface PresenterViewProps { shown: ShownDeck; step: Shown; onEnd(): void }

const SIZES = [15, 18, 22, 26, 32];

/** What the room sees, what comes next, what to say, and how long it has taken. */
export function PresenterView({ shown, step, onEnd }: PresenterViewProps) {
  const { slides, theme, settings, sources, title, companyName, companyId, companyLogo } = shown;
  const { index, slide, go, isBlack, setBlack, clock, setClock, isPaired } = step;
  const [isOverview, setOverview] = useState(false);
  const [size, setSize] = useState(1);
  const [tool, setTool] = useState<Tool | null>(null);
  const now = useNow();
  const drawing = useDrawing(tool, step);
  const elapsed = elapsedOf(clock, now);
  const planned = slides.reduce((sum, each) => sum + plannedSeconds(each), 0);
  const next = slides[index + 1];
  const isPaused = clock?.pausedAt != null;
  useViewerKeys({
    index, count: slides.length, go,
    keys: {
      o: () => setOverview(!isOverview), b: () => setBlack(!isBlack), '.': () => setBlack(!isBlack),
      '+': () => setSize(Math.min(size + 1, SIZES.length - 1)), '-': () => setSize(Math.max(size - 1, 0)),
      Escape: () => (isOverview ? setOverview(false) : setTool(null)),
    },
  });
  const toggle = (which: Tool) => setTool(tool === which ? null : which);
  const plan = planWords(slides, index, elapsed);
  return (
    <Presenter>
      <VisuallyHidden as="section" aria-label="Presentation">
        <h1>Presenter view: {title}</h1>
        <p role="status">{slide === undefined ? '' : spokenName(slide, index + 1)}</p>
      </VisuallyHidden>
      <Top inert={isOverview}>
        <span><CompanyMark name={companyName} id={companyId} logo={companyLogo} size={22} /><b>{title}</b></span>
        <span className="middle">
          <Time role="timer" aria-label={`${clockWords(elapsed)} since the first slide`}>{clockWords(elapsed)}</Time>
          <Text size="small" tone="3" className="num">{planned > 0 ? `of ${clockWords(planned)} planned · ` : ''}now {timeOfDay(now)}</Text>
          <IconButton
            icon={isPaused ? PlayIcon : PauseIcon} label={isPaused ? 'Go on' : 'Pause clock'}
            onClick={() => setClock(toggleClock(clock ?? startClock(Date.now()), Date.now()))}
          />
          <IconButton icon={RotateCcwIcon} label="Restart clock" onClick={() => setClock(startClock(Date.now()))} />
        </span>
        <span className="end">
          <Text size="small" tone="3" role="status">
            <Icon as={MonitorIcon} size={14} />{isPaired ? 'Shown on the second screen' : 'No second window'}
          </Text>
          {isPaired ? null : <Button size="sm" onClick={() => void openViewer(shown.id)}>Open it</Button>}
          <Button size="sm" variant="primary" icon={XIcon} onClick={onEnd}>End</Button>
        </span>
      </Top>
      <Main inert={isOverview}>
        <Now>
          <Place><b>Now, slide {index + 1}</b><Text tone="3">{slide === undefined ? '' : slideName(slide)}</Text></Place>
          {slide === undefined ? null : (
            <div className="slide" data-tool={tool ?? undefined} {...drawing}>
              <SlideView slide={slide} theme={theme} settings={settings} number={index + 1} sources={sources} />
              <Ink pointer={step.pointer} strokes={step.strokes} colour={theme.colours.accent} />
              {isBlack ? <div className="black">The screen is black</div> : null}
            </div>
          )}
          <Place className="progress">
            <ProgressPieces index={index} count={slides.length} />
            <Text size="small" tone="3" className="num">{index + 1} of {slides.length}{plan === null ? '' : ` · ${plan}`}</Text>
          </Place>
          <Filmstrip aria-label="Coming slides">
            {slides.slice(index + 1, index + 7).map((each, place) => (
              <li key={each.id}>
                <button type="button" aria-label={spokenName(each, index + place + 2)} onClick={() => go(index + place + 1)}>
                  <LateThumb slide={each} theme={theme} settings={settings} number={index + place + 2} /><small aria-hidden>
                    {index + place + 2}
                  </small>
                </button>
              </li>
            ))}
          </Filmstrip>
        </Now>
        <Side>
          <Place>
            <b>{next === undefined ? 'The last slide' : `Next, slide ${index + 2}`}</b>
            <Text tone="3">{next === undefined ? '' : slideName(next)}</Text>
          </Place>
          {next === undefined
            ? null
            : <div className="slide"><SlideThumb slide={next} theme={theme} settings={settings} number={index + 2} /></div>}
          <NotesHead>
            <h2>Notes</h2>
            <span>
              <IconButton icon={AArrowDownIcon} size="sm" label="Smaller text" disabled={size === 0} onClick={() => setSize(size - 1)} />
              <IconButton
                icon={AArrowUpIcon} size="sm" label="Larger text" disabled={size === SIZES.length - 1} onClick={() => setSize(size + 1)}
              />
            </span>
          </NotesHead>
          <Notes tabIndex={0} role="region" aria-label="Notes" style={{ fontSize: SIZES[size], lineHeight: 1.55 }}>
            {slide?.notes.trim() ? slide.notes : <Text tone="3">No notes on this slide.</Text>}
          </Notes>
        </Side>
      </Main>
      <Bottom inert={isOverview}>
        <span>
          <IconButton icon={ChevronLeftIcon} label="Previous" disabled={index === 0} onClick={() => go(index - 1)} />
          <IconButton icon={ChevronRightIcon} label="Next" disabled={index >= slides.length - 1} onClick={() => go(index + 1)} />
          <Text size="small" tone="3">Space, arrows</Text>
        </span>
        <span>
          <IconButton icon={LayoutGridIcon} label="All slides" shortcut="O" onClick={() => setOverview(true)} />
          <IconButton icon={PenIcon} label="Draw" on={tool === 'draw'} onClick={() => toggle('draw')} />
          {step.strokes.length > 0 ? <IconButton icon={EraserIcon} label="Wipe the drawing" onClick={() => step.draw([])} /> : null}
          <IconButton icon={CrosshairIcon} label="Pointer" on={tool === 'point'} onClick={() => toggle('point')} />
          <IconButton icon={SquareIcon} label="Black screen" shortcut="B" on={isBlack} onClick={() => setBlack(!isBlack)} />
        </span>
        <span />
      </Bottom>
      {isOverview ? (
        <OverviewGrid
          shown={shown} index={index} onClose={() => setOverview(false)}
          onChoose={(place) => {
            setOverview(false);
            go(place);
          }}
        />
      ) : null}
    </Presenter>
  );
}

const timeOfDay = (now: number) => new Date(now).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });

/** The present moment, told twice a second. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  return now;
}
