import { InsightPage } from '../features/insight/insight.page';

export function InsightRoute() {
  return <InsightPage />;
}
