import { dayShift, shortGoalDay } from '@heartwood/contract/domain';
import { addDays, dayNumber } from '../../timeline/days';
import type { Group } from '../../timeline/address';
import { dropOn, type Drop } from '../../timeline/lanes';
import { xOf, type Scale } from '../../timeline/scale';
import type { Goal, Phase } from '../../timeline/timeline';
import type { Move } from './use-move';

/** Where something would be if it were let go now. */
export type Target =
  | { kind: 'goal'; goal: Goal; drop: Drop; x: number; words: string }
  | { kind: 'phase'; phase: Phase; from: string; to: string; x: number; words: string };

/** What it is moved in. */
export interface MovePlace { scale: Scale; group: Group; today: string; goals: ReadonlyMap<string, Goal>; phases: readonly Phase[] }

/** @returns null when what was moved is gone meanwhile */
export function targetOf(move: Move, { scale, group, today, goals, phases }: MovePlace): Target | null {
  if (move.kind === 'goal') {
    const goal = goals.get(move.id);
    if (!goal) return null;
    // Over its own lane it takes nothing over, also when that is of a category that is gone for the moment.
    const lane = move.lane?.goals.includes(goal) ? null : move.lane;
    const drop = dropOn(goal, addDays(goal.date ?? today, move.days), lane, group);
    const shift = goal.date === null ? '' : ` · ${dayShift(goal.date, drop.date)}`;
    const words = `${shortGoalDay(drop.date, today)}${shift}`;
    return { kind: 'goal', goal, drop, x: xOf(scale, dayNumber(drop.date)), words };
  }
  const phase = phases.find(({ id }) => id === move.id);
  if (!phase) return null;
  // One day is the shortest: an end never passes the other.
  const from = move.end === 'to' ? phase.from : min(addDays(phase.from, move.days), move.end === 'from' ? phase.to : null);
  const to = move.end === 'from' ? phase.to : max(addDays(phase.to, move.days), move.end === 'to' ? phase.from : null);
  const edge = move.end === 'to' ? to : from;
  return {
    kind: 'phase', phase, from, to, x: xOf(scale, dayNumber(edge)), words: `${shortGoalDay(from, today)} – ${shortGoalDay(to, today)}`,
  };
}

const min = (day: string, most: string | null) => (most !== null && day > most ? most : day);
const max = (day: string, least: string | null) => (least !== null && day < least ? least : day);
