import type { ViewProps } from '@heartwood/contract/kit';
import { latePart } from '@heartwood/shared-ui';
import { VIEW } from '../places';

// Who looks at a deck has nothing of where it is written, and no company.
const ViewRoute = latePart(() => import('./view-route').then((part) => part.ViewRoute));
const CompanyRoute = latePart(() => import('./company-route').then((part) => part.CompanyRoute));

/** Everything under /app/presentation. */
export function PresentationPage(props: ViewProps) {
  const blank = <div aria-busy="true" />;
  return props.shell.nav.basePath === VIEW ? <ViewRoute fallback={blank} /> : <CompanyRoute {...props} fallback={blank} />;
}
