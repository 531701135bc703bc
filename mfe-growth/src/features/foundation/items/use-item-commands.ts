import { useCompany } from '@heartwood/client-kit/company';
import { useShell } from '@heartwood/contract/kit';
import { useMemo } from 'react';
import { DeleteFoundationItemDocument, SaveFoundationItemDocument, type ModuleContentFragment, type ModuleKey } from '../../../generated/graphql';
import { useCommand } from '../../../module/command';
import { lastPosition, movedRow } from '../../../area-page/row-position';

type Item = ModuleContentFragment['items'][number];

/** What can be done with the rows of values and culture. */
export function useItemCommands(key: ModuleKey, noun: string, items: readonly Item[]) {
  const run = useCommand();
  const shell = useShell();
  const { companyId } = useCompany();
  return useMemo(() => {
    const save = (item: Pick<Item, 'id' | 'label' | 'description' | 'position'>) => run(
      SaveFoundationItemDocument, 'saveFoundationItem',
      { companyId, key, id: item.id, label: item.label, description: item.description, position: item.position },
      { doing: `saving the ${noun}` },
    );
    return {
      add: (fields: Pick<Item, 'label' | 'description'>) => void save({ ...fields, id: crypto.randomUUID(), position: lastPosition(items) }),
      change: (item: Item, fields: Pick<Item, 'label' | 'description'>) => void save({ ...item, ...fields }),
      reorder: (ids: string[]) => {
        const moved = movedRow(items, ids);
        const item = items.find(({ id }) => id === moved?.id);
        if (moved && item) void save({ ...item, position: moved.position });
      },
      remove: async (item: Item): Promise<boolean> => {
        const result = await run(DeleteFoundationItemDocument, 'deleteFoundationItem', { companyId, key, id: item.id }, { doing: `deleting the ${noun}` });
        // The same id brings the row back, place and all.
        if (result.ok) shell.toast({ title: `${item.label} was deleted`, status: 'success', action: { label: 'Undo', run: () => void save(item) } });
        return result.ok;
      },
    };
  }, [run, shell, companyId, key, noun, items]);
}
