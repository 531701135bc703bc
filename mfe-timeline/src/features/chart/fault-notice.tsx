import { Banner, Button, CalendarDaysIcon } from '@heartwood/shared-ui';
import type { Dependency } from '../../timeline/dependencies';
import { usePlan } from '../../timeline/plan-context';
import type { Goal } from '../../timeline/timeline';
import { faultWords } from './fault-words';

/** The first goal that holds another up, or comes after it; the way out is to move it. */
export function FaultNotice({ faults, onMove }: { faults: readonly Dependency[]; onMove(goal: Goal): void }) {
  const { today, canWrite } = usePlan();
  const [first, ...others] = faults;
  if (!first) return null;
  const { said, means } = faultWords(first, today);
  const wrong = first.fault === 'order' ? first.after : first.before;
  const move = canWrite(wrong)
    ? <Button size="sm" icon={CalendarDaysIcon} onClick={() => onMove(wrong)}>Move {wrong.title}</Button>
    : undefined;
  return (
    <Banner tone="warning" action={move}>
      <b>{said}</b> {means}{others.length > 0 ? ` ${others.length} more ${others.length === 1 ? 'goal is' : 'goals are'} held up.` : ''}
    </Banner>
  );
}
