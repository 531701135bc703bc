import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** So near to the end counts as there, px. */
const END = 60;
/** Older and newer pages are asked for this many screens ahead, so that nobody who scrolls meets the edge. */
const SCREENS_AHEAD = 2;
/** Pages around a message that was jumped to come in one after the other, each within this long of the one before, in ms. */
const SETTLES = 1500;

/** Where one is looking, however much comes above: this row, and how far its end is from the end of all that is loaded, px. */
interface Reading { row: Element; fromEnd: number }

/** What is known of the place between two looks. */
interface Now {
  isAtEnd: boolean;
  /** What comes at the end is scrolled to. */
  follows: boolean;
  /** px. */
  toEnd: number;
  reading: Reading | null;
  /** The start is kept until then, in ms of the page; null before anything was shown. */
  heldUntil: number | null;
}

export interface ScrollPlaceOptions {
  /** Scrolls; its content is laid out from its end, which is where its `scrollTop` is 0. */
  frame: RefObject<HTMLElement | null>;
  /** Holds all rows. */
  content: RefObject<HTMLElement | null>;
  /** Changes with what is shown. */
  rows: unknown;
  /** Something newer is there that is not loaded: the end of what is shown is not the end. */
  hasNewer: boolean;
  /** Id of the row it starts at, and where on the screen; the end when null. */
  start: { id: string; at: 'top' | 'middle' } | null;
  onEnd(isAtEnd: boolean): void;
  onOlder(): void;
  onNewer(): void;
}

export interface ScrollPlace {
  isAtEnd: boolean;
  toEnd(): void;
  /** Brings a row into view, if it is not. */
  show(id: string): void;
  /** The person scrolls, or looks at something else: the start is kept no longer. */
  letGo(): void;
}

/**
 * The place in a thread. The frame is laid out from its end, so whatever comes or grows above changes nothing below it: the
 * browser has nothing to correct, at any speed. What comes below is held off by the browser's own scroll anchoring, and
 * here where that does not work: at the very end of the frame, and in a browser without it.
 */
export function useScrollPlace({ frame, content, rows, hasNewer, start, onEnd, onOlder, onNewer }: ScrollPlaceOptions): ScrollPlace {
  const [isAtEnd, setAtEnd] = useState(true);
  const now = useRef<Now>({ isAtEnd: true, follows: true, toEnd: 0, reading: null, heldUntil: null });

  const look = useEffectEvent(() => {
    const box = frame.current;
    // Without a height nothing is on the screen.
    if (!box || !content.current || box.clientHeight === 0) return;
    const toEnd = -box.scrollTop;
    const toStart = box.scrollHeight - box.clientHeight - toEnd;
    const isNowAtEnd = toEnd < END && !hasNewer;
    now.current.reading = readingIn(box, content.current);
    // Who has begun to scroll up is not taken back by what comes, however little the way is yet.
    const before = now.current.toEnd;
    now.current.follows = isNowAtEnd && (toEnd < 1 || toEnd < before || (toEnd === before && now.current.follows));
    now.current.toEnd = toEnd;
    if (isNowAtEnd !== now.current.isAtEnd) {
      now.current.isAtEnd = isNowAtEnd;
      setAtEnd(isNowAtEnd);
      onEnd(isNowAtEnd);
    }
    if (toStart < SCREENS_AHEAD * box.clientHeight) onOlder();
    if (toEnd < SCREENS_AHEAD * box.clientHeight) onNewer();
  });
  const goToStart = () => {
    const row = start && rowOf(content.current, start.id);
    if (!row || !frame.current) return;
    const [view, at] = [frame.current.getBoundingClientRect(), row.getBoundingClientRect()];
    frame.current.scrollTop += at.top - view.top - (start.at === 'middle' ? (view.height - at.height) / 2 : 0);
  };

  const settle = useEffectEvent(() => {
    const box = frame.current;
    if (!box) return;
    const { heldUntil, follows, toEnd, reading } = now.current;
    const isFirst = heldUntil === null;
    if (start !== null && (isFirst || heldUntil > performance.now())) {
      now.current.heldUntil = performance.now() + SETTLES;
      goToStart();
    } else if (isFirst) now.current.heldUntil = 0;
    else if (follows) box.scrollTop = 0;
    // Who has scrolled since it was last looked is where they want to be.
    else if (-box.scrollTop === toEnd) holdReading(box, content.current, reading);
    look();
  });
  // Before anything of it is seen.
  useLayoutEffect(() => settle(), [rows, hasNewer]);

  useEffect(() => {
    const [box, all] = [frame.current, content.current];
    if (!box || !all) return undefined;
    const onScroll = () => look();
    // Pictures, previews and narrower windows: who looks at the newest goes on doing so.
    const sizes = new ResizeObserver(() => {
      if (now.current.follows) box.scrollTop = 0;
      look();
    });
    sizes.observe(all);
    sizes.observe(box);
    box.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      sizes.disconnect();
      box.removeEventListener('scroll', onScroll);
    };
  }, [frame, content]);

  return {
    isAtEnd,
    toEnd() {
      now.current.heldUntil = 0;
      if (frame.current) frame.current.scrollTop = 0;
    },
    show(id) {
      now.current.heldUntil = 0;
      const row = rowOf(content.current, id);
      const box = frame.current;
      if (!row || !box) return;
      const [view, at] = [box.getBoundingClientRect(), row.getBoundingClientRect()];
      if (at.top < view.top) box.scrollTop += at.top - view.top;
      else if (at.bottom > view.bottom) box.scrollTop += at.bottom - view.bottom;
    },
    letGo() {
      now.current.heldUntil = 0;
    },
  };
}

const rowOf = (content: HTMLElement | null, id: string) => content?.querySelector(`[data-message="${CSS.escape(id)}"]`) ?? null;

/** The first row in view: halving finds it, they stand in order. */
function readingIn(box: HTMLElement, content: HTMLElement): Reading | null {
  const top = box.getBoundingClientRect().top;
  const rows = content.children;
  let [from, to] = [0, rows.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((rows[middle]?.getBoundingClientRect().bottom ?? 0) > top) to = middle;
    else from = middle + 1;
  }
  const row = rows[from];
  return row ? { row, fromEnd: fromEnd(content, row) } : null;
}

const fromEnd = (content: HTMLElement, row: Element) => content.getBoundingClientRect().bottom - row.getBoundingClientRect().bottom;


/** Whether the browser holds the place itself when something comes below. */
const keepsPlace = () => 'overflowAnchor' in document.documentElement.style;

function holdReading(box: HTMLElement, content: HTMLElement | null, reading: Reading | null): void {
  if (!content || !reading?.row.isConnected || (keepsPlace() && box.scrollTop !== 0)) return;
  const moved = fromEnd(content, reading.row) - reading.fromEnd;
  if (Math.abs(moved) >= 1) box.scrollTop -= moved;
}
