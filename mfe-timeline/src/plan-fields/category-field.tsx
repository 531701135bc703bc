import { useFieldError } from '@heartwood/client-kit/forms';
import { Field, Icon, latePart, PlusIcon, SearchSelect } from '@heartwood/shared-ui';
import { useField } from 'formik';
import { useState } from 'react';
import { usePlan } from '../timeline/plan-context';

const CategoryDialog = latePart(() => import('./category.dialog').then((part) => part.CategoryDialog));

const NONE = '';
const ADD = '+';

/** The category of a goal or phase; one that is missing is added on the spot. */
export function CategoryField() {
  const { timeline: { categories, canEdit } } = usePlan();
  const [{ value }, , { setValue }] = useField<string | null>('categoryId');
  const [isAdding, setAdding] = useState(false);
  const known = categories.some(({ id }) => id === value);
  return (
    <Field label="Category" optional error={useFieldError('categoryId')}>
      <SearchSelect
        value={known ? value : NONE} searchPlaceholder="Search categories"
        options={[
          { value: NONE, label: 'No category' }, ...categories.map(({ id, title }) => ({ value: id, label: title })),
          ...(canEdit ? [{ value: ADD, label: 'Add New category', lead: <Icon as={PlusIcon} size={16} /> }] : []),
        ]}
        onChange={(next) => (next === ADD ? setAdding(true) : void setValue(next === NONE ? null : next))}
      />
      {isAdding ? <CategoryDialog onClose={() => setAdding(false)} onAdded={(id) => void setValue(id)} /> : null}
    </Field>
  );
}
