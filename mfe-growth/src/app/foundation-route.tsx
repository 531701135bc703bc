import { FoundationPage } from '../features/foundation/foundation.page';
import { MODULE_PARTS } from './module-parts';

export function FoundationRoute() {
  return <FoundationPage {...MODULE_PARTS} />;
}
