import { latePart } from '@heartwood/shared-ui';

// Who edits a deck has not come for the list, and the other way round.
export const ListPage = latePart(() => import('../features/list/list.page').then((part) => part.ListPage));
export const EditorPage = latePart(() => import('../features/editor/editor.page').then((part) => part.EditorPage));
