import styled from 'styled-components';
import { Button, Column, CompanyMark, Grow, Row, Text } from '@heartwood/shared-ui';
import type { Me } from '../graphql/me';
import { deletedText } from './deletion-words';
import { useDeletion } from './use-deletion';

const List = styled.ul`margin: 0; padding: 0; list-style: none; & > li + li { border-top: 1px solid var(--border); }`;
const Line = styled(Row)`padding: 10px 0; text-align: left;`;

/** Companies that one can still have back. */
export function RecentlyDeleted({ me, onRestored }: { me: Pick<Me, 'user' | 'deletedCompanies'>; onRestored?: () => void }) {
  const { restore, busyId } = useDeletion(me.user.id);
  const own = me.deletedCompanies.filter(({ isOwner }) => isOwner);
  return (
    <List>
      {own.map((gone) => (
        <li key={gone.id}>
          <Line gap={3}>
            <CompanyMark name={gone.name} size={40} />
            <Grow as={Column}>
              <Text size="dense" weight="semi">{gone.name}</Text>
              <Text size="small" tone="3">{deletedText(gone)}</Text>
            </Grow>
            <Button
              size="sm" aria-label={`Restore: ${gone.name}`} busy={busyId === gone.id} disabled={busyId !== null && busyId !== gone.id}
              onClick={() => void restore(gone).then(onRestored)}
            >
              Restore
            </Button>
          </Line>
        </li>
      ))}
    </List>
  );
}
