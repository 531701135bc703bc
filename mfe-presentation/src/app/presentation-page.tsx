import type { ViewProps } from '@heartwood/contract/kit';
import { latePart } from '@heartwood/shared-ui';
import { EDIT, VIEW } from '../places';
import { EditorPage, ListPage } from './late-pages';

// Who looks at a deck has nothing of where it is written, and no company.
const ViewRoute = latePart(() => import('./view-route').then((part) => part.ViewRoute));
const CompanyRoute = latePart(() => import('./company-route').then((part) => part.CompanyRoute));

/** Everything under /app/presentation. */
export function PresentationPage(props: ViewProps) {
  const blank = <div aria-busy="true" />;
  const { basePath } = props.shell.nav;
  // It comes beside what stands around it.
  if (basePath !== VIEW) (basePath === EDIT ? EditorPage : ListPage).prefetch();
  return basePath === VIEW ? <ViewRoute fallback={blank} /> : <CompanyRoute {...props} fallback={blank} />;
}
