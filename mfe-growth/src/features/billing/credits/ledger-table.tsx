import { useCompany } from '@heartwood/client-kit/company';
import { ShowMore, useMore, useWholeList } from '@heartwood/client-kit/states';
import { personName } from '@heartwood/contract/domain';
import { Avatar, Button, DownloadIcon, Row, Text } from '@heartwood/shared-ui';
import { useRef } from 'react';
import { CreditsDocument } from '../../../generated/graphql';
import { TableFoot, TableFrame } from '../billing-look';
import { tableDay } from '../words/days';
import { changeWords, whenWords } from './ledger-words';
import type { Credits } from './use-credits';

const COLUMNS = ['Ledger', 'By', 'Date', 'Change', 'Balance'];

type History = NonNullable<Credits['history']>;

const NO_ROWS: History = { nodes: [], hasMore: false, endCursor: null };

/** Every change of the balance: what for, by whom, and what was left. */
export function LedgerTable({ history }: { history: History }) {
  const { nodes, hasMore } = history;
  const now = new Date();
  const oldest = nodes.at(-1);
  const { companyId } = useCompany();
  const rows = useRef<HTMLTableSectionElement>(null);
  const more = useMore(history, CreditsDocument, (after) => ({ companyId, after }));
  const whole = useWholeList(CreditsDocument, companyId, ({ creditLedger }) => creditLedger?.history ?? NO_ROWS);
  const save = () => whole.hand(history, async (lines) => {
    const { csvBlob, downloadFile, toCsv } = await import('@heartwood/client-kit/csv');
    downloadFile('credits.csv', csvBlob(toCsv(COLUMNS, lines.map(({ description, actor, createdAt, change, balance }) => (
      [description, actor ? personName(actor) : 'System', createdAt, change, balance]
    )))));
  });
  return (
    <TableFrame>
      <table>
        <thead>
          <tr>
            <th scope="col">Ledger</th><th scope="col">By</th><th scope="col">
              Date
            </th><th scope="col" data-right>Change</th><th scope="col" data-right>Balance</th>
          </tr>
        </thead>
        <tbody ref={rows}>
          {nodes.map(({ id, description, actor, createdAt, change, balance }) => (
            <tr key={id}>
              <th scope="row" data-wide data-line="1">{description}</th>
              <td data-wide data-line="2">
                {actor ? <Row gap={2}><Avatar
                  id={actor.id} name={personName(actor)} photo={actor.profilePhoto ?? null} alt="" size={20}
                />{actor.firstname}</Row> : <Text tone="3">System</Text>}
              </td>
              <td data-line="2">{whenWords(createdAt, now)}</td>
              <td data-right data-strong data-line="1" {...(change > 1 && { 'data-gain': '' })}>{changeWords(change)}</td>
              <td data-right data-end>{balance}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more === null ? null : <TableFoot><ShowMore more={more} rows={rows} /></TableFoot>}
      <TableFoot>
        <Text size="small" tone="3" className="num">
          {oldest === undefined
            ? 'Credits that come and go will stand here.'
            : `${nodes.length} ${nodes.length === 1 ? 'entry' : 'entries'} since ${tableDay(oldest.createdAt)}${hasMore ? ', and older ones' : ''}`}
        </Text>
        {oldest === undefined ? null : <Button
          variant="ghost" size="sm" icon={DownloadIcon} busy={whole.isBusy} style={{ marginLeft: 'auto' }} onClick={() => void save()}
        >CSV</Button>}
      </TableFoot>
    </TableFrame>
  );
}
