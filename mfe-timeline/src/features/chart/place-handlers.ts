import type { KeyboardEvent, PointerEvent } from 'react';
import type { Goal, Phase } from '../../timeline/timeline';
import type { Move } from './use-move';

/** What can be done to what stands in the chart, the same for all of it. */
export type PlaceHandlers = {
  pressGoal(goal: Goal): void;
  pressPhase(phase: Phase): void;
  keyOnGoal(event: KeyboardEvent<HTMLElement>, goal: Goal): void;
  keyOnPhase(event: KeyboardEvent<HTMLElement>, phase: Phase): void;
  keyUp(event: KeyboardEvent<HTMLElement>): void;
  blur(): void;
  grabGoal(event: PointerEvent<HTMLElement>, goal: Goal): void;
  grabPhase(event: PointerEvent<HTMLElement>, phase: Phase, end: Move['end']): void;
};
