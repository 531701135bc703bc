import type { ReactNode } from 'react';
import type { ModuleContentFragment, PersonFieldsFragment } from '../../generated/graphql';

/** What other features bring to the open module. They are features of their own, brought together in `app/`. */
export interface ModuleParts {
  renderComments: (module: ModuleContentFragment, people: readonly PersonFieldsFragment[]) => ReactNode;
  renderHistory: (module: ModuleContentFragment) => ReactNode;
}
