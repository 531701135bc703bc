import type { Page } from '@playwright/test';

export interface Moves {
  /** How far what one reads went down the screen, px: what the wheel asked for. */
  travelled: number;
  /** The longest way against the wheel between two frames, px. */
  back: number;
  /** The most by which two messages of one frame went different ways, px. */
  apart: number;
  frames: number;
}

interface Watched { moves: Moves; stop(): void }

/** Looks in each frame where the messages in view are, for as long as somebody scrolls up. */
export async function watchMoves(page: Page): Promise<void> {
  await page.evaluate(() => {
    const log = document.querySelector<HTMLElement>('[role="log"][aria-label="Messages"]');
    if (!log) throw new Error('no messages are shown');
    const moves = { travelled: 0, back: 0, apart: 0, frames: 0 };
    let before = new Map<Element, number>();
    let isOver = false;
    const look = () => {
      if (isOver) return;
      const frame = log.getBoundingClientRect();
      const now = new Map<Element, number>();
      // By what stands in the message: a day or a name above it may go when older ones come, and is no part of what is read.
      for (const message of log.querySelectorAll('article')) {
        const { bottom } = message.getBoundingClientRect();
        if (bottom > frame.top && bottom < frame.bottom) now.set(message, bottom);
      }
      const steps = [...now].flatMap(([message, bottom]) => (before.has(message) ? [bottom - (before.get(message) ?? 0)] : []));
      if (steps.length > 0) {
        const [least, most] = [Math.min(...steps), Math.max(...steps)];
        moves.frames += 1;
        moves.travelled += least;
        moves.back = Math.max(moves.back, -least);
        moves.apart = Math.max(moves.apart, most - least);
      }
      before = now;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { watchedMoves: { moves, stop: () => { isOver = true; } } satisfies Watched });
  });
}

export async function movesSeen(page: Page): Promise<Moves> {
  return page.evaluate(() => {
    const { moves, stop } = (window as unknown as { watchedMoves: Watched }).watchedMoves;
    stop();
    return moves;
  });
}
