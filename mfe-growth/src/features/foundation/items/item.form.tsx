import { TextField } from '@heartwood/client-kit/forms';
import { LIMITS } from '@heartwood/contract/domain';
import { RowForm } from '../../../area-page/rows/row-form';
import type { RowFormProps } from '../../../area-page/rows/row-list';
import type { FoundationItemFieldsFragment as Item } from '../../../generated/graphql';
import { itemSchema } from './item.schema';

/** A value, or a habit. */
export function ItemForm({ row, ...form }: RowFormProps<Item, Pick<Item, 'label' | 'description'>>) {
  const { label, description } = form.refused?.fields ?? row ?? { label: '', description: '' };
  return (
    <RowForm {...form} isNew={row === null} initial={{ label, description }} schema={itemSchema}>
      <TextField name="label" label="Name" required autoComplete="off" most={LIMITS.itemLabel.max} />
      <TextField name="description" label="Description" optional lines={3} most={LIMITS.itemDescription.max} />
    </RowForm>
  );
}
