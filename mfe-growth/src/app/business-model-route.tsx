import { BusinessModelPage } from '../features/business-model/business-model.page';
import { MODULE_PARTS } from './module-parts';

export function BusinessModelRoute() {
  return <BusinessModelPage {...MODULE_PARTS} />;
}
