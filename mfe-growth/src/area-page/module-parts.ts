import type { AreaKey } from '@heartwood/contract/domain';
import type { Autosave } from '@heartwood/client-kit/drafts';
import type { ReactNode } from 'react';
import type { ModuleContentFragment, PersonFieldsFragment } from '../generated/graphql';

/** What other features bring to the open module. They are features of their own, brought together in `app/`. */
export interface ModuleParts {
  renderComments: (module: ModuleContentFragment, people: readonly PersonFieldsFragment[]) => ReactNode;
  /** Words that are proposed for its text, below it; for who may write there. */
  renderSuggestion: (module: ModuleContentFragment, autosave: Autosave) => ReactNode;
  renderHistory: (module: ModuleContentFragment, version: OpenVersion) => ReactNode;
  /** An older version in the place of the module, and what stands below it. */
  renderVersion: (module: ModuleContentFragment, versionId: string, version: OpenVersion) => { body: ReactNode; foot: ReactNode };
  /** Of all modules of an area together, as a view of it. */
  renderAreaHistory: (area: AreaKey) => ReactNode;
}

/** Which version of the open module is shown; null for the text as it is. */
export interface OpenVersion {
  id: string | null;
  open: (versionId: string | null) => void;
  /** Sends what is typed; resolves to whether the server has it. */
  settle: () => Promise<boolean>;
}
