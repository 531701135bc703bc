import { offerUndo, useCommand } from '@heartwood/client-kit/commands';
import { useShell } from '@heartwood/contract/kit';
import {
  DeletePresentationDocument, DuplicatePresentationDocument, SavePresentationDocument,
} from '../generated/graphql';
import type { ListedDeck } from './deck-words';

/** What is done with a deck as a whole. */
export function useDeckCommands() {
  const run = useCommand();
  const shell = useShell();
  return {
    rename: (id: string, title: string) => run(
      SavePresentationDocument, 'updatePresentation', { id, set: { title } }, { doing: 'renaming the presentation', quiet: 'all' }),
    duplicate: async ({ id, title }: ListedDeck) => {
      const { ok } = await run(
        DuplicatePresentationDocument, 'duplicatePresentation', { id, newId: crypto.randomUUID(), title: `${title} (copy)`.slice(0, 200) },
        { doing: 'duplicating the presentation' },
      );
      if (ok) shell.toast({ title: `“${title}” was duplicated`, status: 'success' });
    },
    remove: ({ id, title }: ListedDeck) => offerUndo(shell, {
      title: `“${title}” was deleted`,
      done: run(DeletePresentationDocument, 'deletePresentation', { id }, { doing: 'deleting the presentation' }),
      undo: () => run(
        SavePresentationDocument, 'updatePresentation', { id, set: { isDeleted: false } }, { doing: 'bringing the presentation back' }),
    }),
  };
}
