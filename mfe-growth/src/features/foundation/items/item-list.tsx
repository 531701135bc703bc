import type { ModuleKey } from '@heartwood/contract/domain';
import { inPlace, latePart } from '@heartwood/shared-ui';
import type { RowsProps } from '../../../area-page/bodies';
import { RowList, RowWords } from '../../../area-page/rows/row-list';
import { useRowCommands, type RowCalls } from '../../../area-page/rows/use-row-commands';
import {
  DeleteFoundationItemDocument, SaveFoundationItemDocument, type FoundationItemFieldsFragment as Item, type FoundationItemInput,
} from '../../../generated/graphql';
import type { FoundationArea } from '../foundation-area';

const ItemForm = latePart(() => import('./item.form').then((part) => part.ItemForm), { failed: inPlace('The form') });

/** The rows of values or of culture; `noun` is what one of them is called. */
export function itemList({ key, noun, heading }: { key: ModuleKey; noun: string; heading: string }) {
  const calls: RowCalls<Item, FoundationItemInput, 'key'> = {
    type: 'FoundationItem', save: SaveFoundationItemDocument, remove: DeleteFoundationItemDocument, noun,
    nameOf: ({ label }) => label, place: { key },
  };
  return function ItemList({ area, canEdit, onEmptied }: RowsProps<FoundationArea>) {
    const rows = area.items.filter((item) => item.key === key);
    return (
      <RowList
        rows={rows} commands={useRowCommands(calls, rows)} heading={heading} canEdit={canEdit} onEmptied={onEmptied}
        renderRow={({ label, description }) => <RowWords><b>{label}</b>{description ? <span>{description}</span> : null}</RowWords>}
        renderForm={(form) => <ItemForm {...form} />}
      />
    );
  };
}
