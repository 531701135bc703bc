import { Card, Text } from '@heartwood/shared-ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { NotificationRowFragment } from '../../generated/graphql';
import { daysAgo } from '../../notification/times';
import { NotificationRow } from './notification-row';
import { useRemoval } from './use-removal';

const Groups = styled.div`display: flex; flex-direction: column; gap: 22px;`;
const Head = styled(Text)`display: block; padding-bottom: 6px;`;
const Rows = styled(Card)`overflow: hidden; padding: 0;`;

export interface NotificationListProps {
  rows: readonly NotificationRowFragment[];
  now: Date;
  /** The last row went: where the focus goes. */
  onEmptied(): void;
}

/** Today's, and the earlier ones. Who takes a row away goes on with the next one. */
export function NotificationList({ rows, now, onEmptied }: NotificationListProps) {
  const takeAway = useRemoval();
  const frame = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<{ id: string | null } | null>(null);
  useEffect(() => {
    if (!wanted) return;
    const row = wanted.id === null ? null : frame.current?.querySelector<HTMLElement>(`[data-notification="${wanted.id}"] a`);
    if (row) row.focus();
    else onEmptied();
    setWanted(null);
  }, [wanted, onEmptied]);

  /** The one below, else the one above. */
  const neighbourOf = (id: string) => {
    const at = rows.findIndex((row) => row.id === id);
    return (rows[at + 1] ?? rows[at - 1])?.id ?? null;
  };
  const remove = (row: NotificationRowFragment) => {
    takeAway(row.id);
    setWanted({ id: neighbourOf(row.id) });
  };
  const isToday = ({ updatedAt }: NotificationRowFragment) => daysAgo(updatedAt, now) <= 0;
  const groups = [
    { label: 'Today', rows: rows.filter(isToday) },
    { label: 'Earlier', rows: rows.filter((row) => !isToday(row)) },
  ].filter((group) => group.rows.length > 0);
  return (
    <Groups ref={frame}>
      {groups.map(({ label, rows: shown }) => (
        <section key={label}>
          <Head as="h2" size="small" tone="3" weight="semi" id={`notifications-${label.toLowerCase()}`}>{label}</Head>
          <Rows as="ul" aria-labelledby={`notifications-${label.toLowerCase()}`}>
            {shown.map((row) => (
              <NotificationRow
                key={row.id} row={row} now={now} onRemove={() => remove(row)}
                onAnswered={(isAccepted) => setWanted({ id: isAccepted ? row.id : neighbourOf(row.id) })}
              />
            ))}
          </Rows>
        </section>
      ))}
    </Groups>
  );
}
