import { ModuleComments } from '../features/comments/module-comments';
import { FoundationPage } from '../features/foundation/foundation.page';
import { ModuleHistory } from '../features/history/module-history';

/** Foundation with what other features bring to a module. */
export function FoundationRoute() {
  return (
    <FoundationPage
      renderComments={(module, people) => <ModuleComments key={module.id} module={module} people={people} />}
      renderHistory={(module) => <ModuleHistory key={module.id} module={module} />}
    />
  );
}
