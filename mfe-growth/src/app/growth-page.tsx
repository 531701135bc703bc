import type { ViewProps } from '@heartwood/contract/kit';
import { GrowthProviders } from './growth-providers';
import { GrowthRoutes } from './routes';

/** Everything under /app/growth-framework. */
export function GrowthPage({ shell }: ViewProps) {
  return (
    <GrowthProviders shell={shell}>
      <GrowthRoutes />
    </GrowthProviders>
  );
}
