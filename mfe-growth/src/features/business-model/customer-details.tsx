import { LIMITS } from '@heartwood/contract/domain';
import { Button, IconButton, mobile, PlusIcon, Row, Text, XIcon } from '@heartwood/shared-ui';
import { useUnit } from 'effector-react';
import { Fragment, useState } from 'react';
import styled from 'styled-components';
import { RowEditingContext, rowEditing } from '../../area-page/open-rows/row-editing';
import { RowInput } from '../../area-page/open-rows/row-fields';
import { useRowDraft } from '../../area-page/open-rows/use-row-draft';
import { byPosition } from '../../area-page/rows/row-position';
import { useRowCommands, type RowCalls, type RowCommands } from '../../area-page/rows/use-row-commands';
import type { RowDraft } from '../../area-page/open-rows/row-draft.model';
import {
  DeleteCustomerDetailDocument, SaveCustomerDetailDocument, type CustomerDetailFieldsFragment as Detail, type CustomerDetailInput,
} from '../../generated/graphql';

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 172px) minmax(0, 1fr) 28px;
  gap: 6px;
  align-items: start;
  ${mobile} { grid-template-columns: minmax(0, 1fr) 44px; row-gap: 4px; & > :nth-child(2) { grid-row: 2; grid-column: 1 / -1; } }
`;
const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 172px) minmax(0, 1fr);
  gap: 4px 12px;
  margin: 0;
  font-size: 13px;
  line-height: 19px;
  & > dd { margin: 0; }
`;

type Fields = Pick<Detail, 'title' | 'value'>;

const calls = (customerId: string): RowCalls<Detail, CustomerDetailInput, 'key' | 'customerId'> => ({
  type: 'CustomerDetail', save: SaveCustomerDetailDocument, remove: DeleteCustomerDetailDocument, noun: 'detail',
  nameOf: ({ title }) => title, place: { key: 'customerSegment', customerId }, blank: { title: '', value: '' },
});

export interface CustomerDetailsProps {
  customerId: string;
  /** Of all customers. */
  details: readonly Detail[];
  canEdit: boolean;
}

/** What a company says of a customer in words of its own: a title and a value each. */
export function CustomerDetails({ customerId, details, canEdit }: CustomerDetailsProps) {
  const own = byPosition(details.filter((each) => each.customerId === customerId));
  const [what] = useState(() => calls(customerId));
  const commands = useRowCommands(what, own);
  const [newId, setNewId] = useState<string | null>(null);
  const ids = own.map(({ id }) => id);
  if (newId !== null && !ids.includes(newId)) ids.push(newId);
  if (!canEdit) {
    if (own.length === 0) return null;
    return <Facts>{own.map(({ id, title, value }) => <Fragment key={id}><dt>{title}</dt><dd>{value}</dd></Fragment>)}</Facts>;
  }
  return (
    <section aria-label="Details">
      <Row style={{ justifyContent: 'space-between', marginBottom: 6 }}>
        <Text size="small" weight="semi" tone="2">Details</Text><Text size="small" tone="3">{own.length}</Text>
      </Row>
      <div style={{ display: 'grid', gap: 6 }}>
        {ids.map((id) => (
          <DetailLine
            key={id} id={id} detail={own.find((each) => each.id === id) ?? null} commands={commands} isNew={id === newId}
            onRemove={(detail) => (detail ? void commands.remove(detail) : setNewId(null))}
          />
        ))}
      </div>
      <Button variant="ghost" size="sm" icon={PlusIcon} style={{ marginTop: 6 }} onClick={() => setNewId(crypto.randomUUID())}>
        Add detail
      </Button>
    </section>
  );
}

interface DetailLineProps {
  id: string;
  detail: Detail | null;
  commands: RowCommands<Detail, Fields>;
  isNew: boolean;
  onRemove(detail: Detail | null): void;
}

function DetailLine(props: DetailLineProps) {
  const draft = useRowDraft<Detail, Fields>({ id: props.id, row: props.detail, commands: props.commands });
  return draft && <DetailInputs {...props} draft={draft} />;
}

function DetailInputs({ detail, isNew, onRemove, draft }: DetailLineProps & { draft: RowDraft<Fields> }) {
  const state = useUnit(draft.$state);
  const title = state.typed.title ?? detail?.title ?? '';
  return (
    <RowEditingContext value={rowEditing({ draft, state, row: detail, canEdit: true })}>
      <Line>
        <RowInput name="title" label="Title of the detail" isLabelHidden autoFocus={isNew} most={LIMITS.rowName.max} />
        <RowInput name="value" label={title || 'Value of the detail'} isLabelHidden most={LIMITS.rowText.max} />
        <IconButton icon={XIcon} size="sm" label={`Remove ${title || 'the detail'}`} onClick={() => onRemove(detail)} />
      </Line>
    </RowEditingContext>
  );
}
