import type { ModuleKey } from '@heartwood/contract/domain';
import type { GuidedKey } from '../../module/module-guides';

/** Why a module with a page is worth being the next step, whatever the plan says. Apart from its guide, which only its page shows. */
const STEP_REASONS: Readonly<Record<GuidedKey, string>> = {
  businessSectors: 'Sectors tell partners and advisors where you play. One is enough, five is the most.',
  businessStage: 'The stage sets what the rest of the plan should prove first.',
  vision: 'Every later answer leans on it. Two or three sentences carry a whole plan.',
  belief: 'It is the sentence investors remember and competitors shake their heads at.',
  values: 'Values decide for you on the days when nobody has time to discuss.',
  culture: 'Habits are cheap to choose now and dear to change with twenty people.',
  sdgs: 'Two goals with a number behind them are worth more than ten with a logo.',
  skills: 'A skill nobody has is your next hire, or your next advisor.',
  team: 'A plan that two people can explain is twice as likely to be true.',
};

export function stepReason(key: ModuleKey): string | null {
  return key in STEP_REASONS ? STEP_REASONS[key as GuidedKey] : null;
}
