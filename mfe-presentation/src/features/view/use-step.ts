import type { Slide } from '@heartwood/contract/deck';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { openDeckChannel, type DeckChannel, type Pointer, type Role, type Step, type Stroke } from './deck-channel';
import { startClock, type Clock } from './presenter-clock';
import { hashOf, indexOfHash, within } from './slide-place';

/** Of nobody's channel: who reads by a link has one window. */
export interface StepOptions { deckId: string; role: Role | null; slides: readonly Slide[] }

/** Which slide is shown, in step with the person's other window; the address says it too. */
export function useStep({ deckId, role, slides }: StepOptions) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const index = indexOfHash(hash === '' ? new URLSearchParams(search).get('slide') ?? '' : hash, slides);
  const [isBlack, setBlack] = useState(false);
  const [clock, setClock] = useState<Clock | null>(() => (role === 'presenter' ? startClock(Date.now()) : null));
  const [isPaired, setPaired] = useState(false);
  const [pointer, setPointer] = useState<Pointer>(null);
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const channel = useRef<DeckChannel | null>(null);
  const shown = useRef<Step>({ slideId: '', isBlack, clock });
  const goTo = useRef<(index: number) => void>(() => undefined);
  const slide = slides[index];

  useEffect(() => {
    shown.current = { slideId: slide?.id ?? '', isBlack, clock };
    goTo.current = (next) => void navigate({ pathname, search, hash: hashOf(next) }, { replace: true });
  });

  // What is drawn belongs to its slide.
  const slideId = slide?.id;
  useEffect(() => setStrokes([]), [slideId]);

  const order = useRef(slides);
  useEffect(() => {
    order.current = slides;
  }, [slides]);

  useEffect(() => {
    if (role === null || typeof BroadcastChannel === 'undefined') return undefined;
    const opened = openDeckChannel(deckId, role, () => shown.current, {
      onStep(step) {
        const next = order.current.findIndex(({ id }) => id === step.slideId);
        if (next >= 0 && step.slideId !== shown.current.slideId) goTo.current(next);
        setBlack(step.isBlack);
        if (step.clock !== null) setClock(step.clock);
      },
      onOther: setPaired, onPointer: setPointer, onStrokes: setStrokes,
    });
    channel.current = opened;
    return () => {
      channel.current = null;
      opened.close();
    };
  }, [deckId, role]);

  /** Changes what is shown, here and in the other window. */
  const change = useCallback((next: Partial<Step>, nextIndex?: number) => {
    shown.current = { ...shown.current, ...next };
    if (next.isBlack !== undefined) setBlack(next.isBlack);
    if (next.clock !== undefined) setClock(next.clock);
    if (nextIndex !== undefined) goTo.current(nextIndex);
    channel.current?.tell();
  }, []);
  const go = useCallback((next: number) => {
    const at = within(next, order.current.length);
    const to = order.current[at];
    if (to) change({ slideId: to.id, isBlack: false }, at);
  }, [change]);
  const draw = useCallback((next: readonly Stroke[]) => {
    setStrokes(next);
    channel.current?.draw(next);
  }, []);
  const point = useCallback((next: Pointer) => {
    setPointer(next);
    channel.current?.point(next);
  }, []);
  const setBlackScreen = useCallback((next: boolean) => change({ isBlack: next }), [change]);
  const tellClock = useCallback((next: Clock) => change({ clock: next }), [change]);
  return { index, slide, isBlack, clock, isPaired, pointer, strokes, go, setBlack: setBlackScreen, setClock: tellClock, point, draw };
}

export type Shown = ReturnType<typeof useStep>;
