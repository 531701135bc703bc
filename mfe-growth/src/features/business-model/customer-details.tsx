import { LIMITS } from '@heartwood/contract/domain';
import { Button, IconButton, Input, mobile, PlusIcon, Row, Text, XIcon } from '@heartwood/shared-ui';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import styled from 'styled-components';
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
  align-items: center;
  ${mobile} { grid-template-columns: minmax(0, 1fr) 44px; row-gap: 4px; & > :nth-child(2) { grid-row: 2; grid-column: 1 / -1; } }
`;
const Facts = styled.dl`display: grid; grid-template-columns: minmax(0, 172px) minmax(0, 1fr); gap: 4px 12px; margin: 0; font-size: 13px; line-height: 19px; & > dd { margin: 0; }`;

type Fields = Pick<Detail, 'title' | 'value'>;

const calls = (customerId: string): RowCalls<Detail, CustomerDetailInput, 'key' | 'customerId'> => ({
  type: 'CustomerDetail', save: SaveCustomerDetailDocument, remove: DeleteCustomerDetailDocument, noun: 'detail', nameOf: ({ title }) => title,
  place: { key: 'customerSegment', customerId }, blank: { title: '', value: '' },
  input: ({ __typename: _type, revision: _revision, ...row }) => row,
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
  if (!canEdit) return own.length === 0 ? null : <Facts>{own.map(({ id, title, value }) => [<dt key={`${id}t`}>{title}</dt>, <dd key={id}>{value}</dd>])}</Facts>;
  return (
    <section aria-label="Details">
      <Row style={{ justifyContent: 'space-between', marginBottom: 6 }}><Text size="small" weight="semi" tone="2">Details</Text><Text size="small" tone="3">{own.length}</Text></Row>
      <div style={{ display: 'grid', gap: 6 }}>
        {ids.map((id) => (
          <DetailLine
            key={id} id={id} detail={own.find((each) => each.id === id) ?? null} commands={commands} isNew={id === newId}
            onRemove={(detail) => (detail ? void commands.remove(detail) : setNewId(null))}
          />
        ))}
      </div>
      <Button variant="ghost" size="sm" icon={PlusIcon} style={{ marginTop: 6 }} onClick={() => setNewId(crypto.randomUUID())}>Add detail</Button>
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
  const { id, detail, commands } = props;
  const draft = useRowDraft<Detail, Fields>({ id, type: 'CustomerDetail', commands, isReady: (typed) => (typed.title ?? detail?.title ?? '').trim() !== '' });
  return draft && <DetailInputs {...props} draft={draft} />;
}

function DetailInputs({ detail, isNew, onRemove, draft }: DetailLineProps & { draft: RowDraft<Fields> }) {
  const { typed, fault } = useUnit(draft.$state);
  const title = typed.title ?? detail?.title ?? '';
  const value = typed.value ?? detail?.value ?? '';
  const type = (change: Partial<Fields>) => draft.type(change, detail?.revision ?? null);
  const flush = () => void draft.flush();
  return (
    <div>
      <Line>
        <Input aria-label="Title of the detail" autoFocus={isNew} maxLength={LIMITS.rowName.max} value={title} onChange={(event) => type({ title: event.target.value })} onBlur={flush} />
        <Input aria-label={title === '' ? 'Value of the detail' : title} maxLength={LIMITS.rowText.max} value={value} onChange={(event) => type({ value: event.target.value })} onBlur={flush} />
        <IconButton icon={XIcon} size="sm" label={`Remove ${title || 'the detail'}`} onClick={() => onRemove(detail)} />
      </Line>
      {fault ? (
        <Row role="alert" style={{ gap: 8 }}>
          <Text size="small" style={{ color: 'var(--danger-text)' }}>{fault.message}</Text>
          {fault.isConflict ? <><Button size="sm" onClick={() => void draft.keepOwn()}>Keep mine</Button><Button size="sm" variant="ghost" onClick={draft.takeTheirs}>Take theirs</Button></> : null}
        </Row>
      ) : null}
    </div>
  );
}
