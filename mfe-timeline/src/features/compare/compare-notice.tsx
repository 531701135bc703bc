import { Banner, Button, HistoryIcon } from '@heartwood/shared-ui';
import { usePlan } from '../../timeline/plan-context';
import type { Timeline } from '../../timeline/timeline';
import { slipSummary } from './slips';

/** What the plan is compared with, and what has slipped since. */
export function CompareNotice({ shown, since, onStop }: { shown: Timeline; since: string; onStop(): void }) {
  const { earlier, today } = usePlan();
  return (
    <Banner icon={HistoryIcon} action={<Button size="sm" onClick={onStop}>Stop comparing</Button>}>
      {slipSummary(shown.milestones, earlier, since, today)}
    </Banner>
  );
}
