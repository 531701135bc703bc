import { shortGoalDay } from '@heartwood/contract/domain';
import { Banner, Button, HistoryIcon } from '@heartwood/shared-ui';
import { usePlan } from '../../timeline/plan-context';
import type { Timeline } from '../../timeline/timeline';
import { slipSummary } from './slips';

/** What the plan is compared with, and what has slipped since. */
export function CompareNotice({ shown, since, onStop }: { shown: Timeline; since: string; onStop(): void }) {
  const { earlier, comparison, today } = usePlan();
  const words = comparison === 'known' ? slipSummary(shown.milestones, earlier, since, today)
    : comparison === 'failed' ? `Where the plan stood on ${shortGoalDay(since, today)} could not be loaded.`
      : `Looking where the plan stood on ${shortGoalDay(since, today)}.`;
  return (
    <Banner icon={HistoryIcon} action={<Button size="sm" onClick={onStop}>Stop comparing</Button>}>
      {words}
    </Banner>
  );
}
