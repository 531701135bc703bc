import { offerUndo, useCommand } from '@heartwood/client-kit/commands';
import { useCompany } from '@heartwood/client-kit/company';
import { useShell } from '@heartwood/contract/kit';
import { DeleteCategoryDocument, SaveCategoryDocument } from '../generated/graphql';
import type { Category } from './timeline';

/** Takes a category away: what stands in it is in none, until that is undone. */
export function useRemoveCategory(): (category: Pick<Category, 'id' | 'title'>) => void {
  const run = useCommand();
  const shell = useShell();
  const { companyId } = useCompany();
  return ({ id, title }) => {
    const done = run(DeleteCategoryDocument, 'deleteCategory', { companyId, id }, { doing: 'deleting category' });
    const undo = () => run(SaveCategoryDocument, 'saveCategory', { companyId, row: { id, title } }, { doing: 'saving category' });
    offerUndo(shell, { title: `${title} was deleted`, done, undo });
  };
}
