import { linkFault } from '@heartwood/contract/domain';
import type { Goal } from './timeline';

/** `after` begins when `before` is finished. */
export interface Dependency {
  before: Goal;
  after: Goal;
  /** `late`: the first is late and holds the other up. `order`: the other is due before it. */
  fault: 'late' | 'order' | null;
}

/** What waits for what; a goal that is gone holds nobody up. `today` is `YYYY-MM-DD`. */
export function dependenciesOf(goals: ReadonlyMap<string, Goal>, today: string): Dependency[] {
  const found: Dependency[] = [];
  for (const after of goals.values()) {
    for (const id of after.dependsOnIds) {
      const before = goals.get(id);
      if (before) found.push({ before, after, fault: linkFault(before, after, today) });
    }
  }
  return found;
}

/** The same by each of the two goals. */
export function byGoal(dependencies: readonly Dependency[]): ReadonlyMap<string, readonly Dependency[]> {
  const found = new Map<string, Dependency[]>();
  for (const each of dependencies) for (const { id } of [each.before, each.after]) found.set(id, [...found.get(id) ?? [], each]);
  return found;
}

/**
 * What is wrong with what a goal waits for: "Held up by Return rate", "Due before Wash cycle, which it comes after"; null when nothing is.
 */
export function heldUpWords(id: string, dependencies: readonly Dependency[] = []): string | null {
  const named = (kind: Dependency['fault']) => dependencies.filter(({ after, fault }) => after.id === id && fault === kind)
    .map(({ before }) => before.title).join(' and ');
  const [late, order] = [named('late'), named('order')];
  return [late && `Held up by ${late}`, order && `Due before ${order}, which it comes after`].filter(Boolean).join(' · ') || null;
}

/** What the lines of a goal say: "after Return rate, which is late; before Wash cycle". Empty without lines. */
export function dependencyWords(id: string, dependencies: readonly Dependency[] = []): string {
  const named = (sides: readonly Dependency[], side: 'before' | 'after') => sides.map((each) => {
    const isLate = each.fault === 'late' && side === 'before';
    return `${each[side].title}${isLate ? ', which is late' : each.fault === 'order' ? ', which is out of order' : ''}`;
  }).join(' and ');
  const before = named(dependencies.filter(({ after }) => after.id === id), 'before');
  const after = named(dependencies.filter((each) => each.before.id === id), 'after');
  return [before && `after ${before}`, after && `before ${after}`].filter(Boolean).join('; ');
}
