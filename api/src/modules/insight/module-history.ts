import { MODULES, type ModuleKey } from '@heartwood/contract/domain';
import { isModuleDone, type LevelFacts } from '../growth';

/** A line of a module's history that says whether it is done. */
export interface DoneLine { key: string; isDone: boolean; at: string }

/** A day, and how much there was of something. */
export interface InsightPoint { at: string; value: number }

/** What modules are done follows from, and since when. */
export interface DoneFacts {
  level: LevelFacts;
  createdAt: string;
  /** The oldest first. */
  doneLines: readonly DoneLine[];
  doneAt: Readonly<Record<string, string>>;
  teamSince: string | null;
  goalSince: string | null;
  tractionSince: string | null;
}

/** One more or one less is done. */
interface Step { day: string; by: 1 | -1 }

/**
 * How many modules were done at the end of each day on which that changed, from what is done today backwards: the last number is the
 * level's own. What was there before the first day is the value of that day.
 */
export function moduleHistory(
  facts: DoneFacts, { since, today, dayOf }: { since: string | null; today: string; dayOf(at: string): string },
): InsightPoint[] {
  const steps = MODULES.flatMap(({ key }) => stepsOf(key, facts, dayOf)).sort((one, other) => one.day.localeCompare(other.day));
  const first = since ?? steps[0]?.day ?? today;
  const points = new Map<string, number>();
  let done = 0;
  for (const { day, by } of steps) {
    done += by;
    // Days of plans and clocks that run ahead are today's.
    points.set(day < first ? first : day > today ? today : day, done);
  }
  return [...points].map(([at, value]) => ({ at, value }));
}

function stepsOf(key: ModuleKey, facts: DoneFacts, dayOf: (at: string) => string): Step[] {
  const isDone = isModuleDone(key, facts.level);
  const lines = facts.doneLines.filter((line) => line.key === key);
  // What its history does not know began when its row was told, and before the first line that says otherwise.
  const [firstLine] = lines;
  const known = firstLine?.isDone === false ? [{ isDone: true, at: facts.createdAt }, ...lines] : lines;
  const told = (known.at(-1)?.isDone ?? false) === isDone ? known : [...known, { isDone, at: sinceWhen(key, facts) }];
  let before = false;
  return told.flatMap((line): Step[] => {
    if (line.isDone === before) return [];
    before = line.isDone;
    return [{ day: dayOf(line.at), by: line.isDone ? 1 : -1 }];
  });
}

/** Since when a module is as it is, where no line of a history says so. */
function sinceWhen(key: ModuleKey, { createdAt, doneAt, teamSince, goalSince, tractionSince }: DoneFacts): string {
  const since: Partial<Record<ModuleKey, string | null>> = { team: teamSince, marketGoals: goalSince, traction: tractionSince };
  return since[key] ?? doneAt[key] ?? createdAt;
}
