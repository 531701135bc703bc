import { CUSTOMER_TYPES, LIMITS, PLAN_LEVELS } from '@heartwood/contract/domain';
import { latePart } from '@heartwood/shared-ui';
import type { RowsProps } from '../../area-page/bodies';
import { OpenRows } from '../../area-page/open-rows/open-rows';
import { LinkLine } from '../../area-page/open-rows/part-line';
import { RowChoice, RowInput, RowText } from '../../area-page/open-rows/row-fields';
import { Pair } from '../../area-page/open-rows/row-look';
import { counted, listOptions, wordsUsed } from '../../area-page/open-rows/row-words';
import { useRowCommands, type RowCalls } from '../../area-page/rows/use-row-commands';
import {
  DeleteCustomerDocument, SaveCustomerDocument, type CustomerFieldsFragment as Customer, type CustomerInput,
} from '../../generated/graphql';
import type { BusinessModelArea } from './business-model-area';
import { CustomerDetails } from './customer-details';
import { EMPTY_WORDS } from './empty-words';
import { ImportButton } from './import-button';
import { RowCategory } from './row-category';

const ImportCustomers = latePart(() => import('./import-customers').then((part) => part.ImportCustomers));

const { rowName, rowWord, rowText } = LIMITS;
const LEVELS = listOptions(PLAN_LEVELS);

const BLANK = {
  name: '', category: null, type: null, description: null, problem: null, solution: null, valueProposition: null, priceSensitivity: null,
  willingnessToPay: null,
};
const CALLS: RowCalls<Customer, CustomerInput, 'key'> = {
  type: 'Customer', save: SaveCustomerDocument, remove: DeleteCustomerDocument, noun: 'segment', nameOf: ({ name }) => name,
  place: { key: 'customerSegment' }, blank: BLANK,
};

/** Customer segments: whom the company works for. */
export function CustomerRows({ area, canEdit, onEmptied }: RowsProps<BusinessModelArea>) {
  const { customers, channels, revenues, categories } = area;
  const commands = useRowCommands(CALLS, customers);
  return (<>
    {canEdit ? <ImportButton renderDialog={(onClose) => <ImportCustomers customers={customers} onClose={onClose} />} /> : null}
    <OpenRows
      rows={customers} commands={commands} heading="Customer segments" canEdit={canEdit} onEmptied={onEmptied}
      empty={EMPTY_WORDS.customerSegment}
      renderLine={({ name, category, type }) => (
        <><b>{name}</b><br /><small>{[category, type].filter(Boolean).join(' · ') || 'Nothing is said of them yet'}</small></>
      )}
      renderAside={({ id }) => (
        <LinkLine
          names={[
            ...counted(channels.filter(({ customerId }) => customerId === id).length, 'channel'),
            ...counted(revenues.filter(({ customerIds }) => customerIds.includes(id)).length, 'revenue'),
          ]}
        />
      )}
      renderFields={(row, id) => (
        <>
          <RowInput name="name" label="Name" most={rowName.max} />
          <Pair>
            <RowCategory known={wordsUsed(customers, 'category', categories.map((each) => each.name))} />
            <RowInput name="type" label="Type" most={rowWord.max} suggestions={wordsUsed(customers, 'type', CUSTOMER_TYPES)} />
          </Pair>
          <RowText name="description" label="Description" most={rowText.max} />
          <RowText name="problem" label="Problem" most={rowText.max} />
          <Pair>
            <RowText name="solution" label="Solution" most={rowText.max} lines={3} />
            <RowText name="valueProposition" label="Value proposition" most={rowText.max} lines={3} />
          </Pair>
          <Pair>
            <RowChoice name="priceSensitivity" label="Price sensitivity" options={LEVELS} />
            <RowChoice name="willingnessToPay" label="Willingness to pay" options={LEVELS} />
          </Pair>
          {row ? <CustomerDetails customerId={id} details={area.customerDetails} canEdit={canEdit} /> : null}
        </>
      )}
    />
  </>);
}
