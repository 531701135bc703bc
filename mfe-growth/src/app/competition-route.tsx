import { CompetitionPage } from '../features/competition/competition.page';
import { MODULE_PARTS } from './module-parts';

export function CompetitionRoute() {
  return <CompetitionPage {...MODULE_PARTS} />;
}
