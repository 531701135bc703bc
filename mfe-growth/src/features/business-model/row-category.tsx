import { latePart, SearchSelect } from '@heartwood/shared-ui';
import { useState } from 'react';
import { useRowEditing } from '../../area-page/open-rows/row-editing';
import { Framed } from '../../area-page/open-rows/row-fields';

const CategoryModal = latePart(() => import('./category-modal').then((part) => part.CategoryModal));
const NONE = '';

/**
 * One of the company's categories of customers, or a new one.
 * @param known their names
 */
export function RowCategory({ known }: { known: readonly string[] }) {
  const { valueOf, type, flush } = useRowEditing();
  const [isAdding, setAdding] = useState(false);
  const value = (valueOf('category') ?? NONE) as string;
  const choose = (next: string) => {
    type('category', next === NONE ? null : next);
    flush();
  };
  return (
    <>
      <Framed name="category" label="Category" shown={value}>
        <SearchSelect
          value={value} searchPlaceholder="Search categories" onChange={choose}
          options={[{ value: NONE, label: 'Not chosen' }, ...known.map((name) => ({ value: name, label: name }))]}
          action={{ label: 'Add New category', onSelect: () => setAdding(true) }}
        />
      </Framed>
      {isAdding ? (
        <CategoryModal
          onClose={() => setAdding(false)}
          onAdded={(name) => {
            choose(name);
            setAdding(false);
          }}
        />
      ) : null}
    </>
  );
}
