import { usePageHeading } from '@heartwood/client-kit/keys';
import { Button, EmptyState, H1, Text } from '@heartwood/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { memberName, type Member } from './member';
import { PositionForm } from './position.form';

const Page = styled.div`display: flex; flex-direction: column; gap: 16px; padding: 24px;`;
const Rows = styled.ul`margin: 0; padding: 0; list-style: none; & > li + li { border-top: 1px solid var(--border); }`;
const Line = styled.li`display: flex; align-items: center; gap: 12px; min-height: 48px; & > b { flex: 1; }`;

/** One line a person; the position opens in a form. */
export function PeopleList({ members }: { members: readonly Member[] }) {
  const heading = usePageHeading('people');
  const [open, setOpen] = useState<Member | null>(null);
  return (
    <Page>
      <H1 ref={heading} tabIndex={-1}>Harbour</H1>
      {members.length === 0 ? <EmptyState title="Nobody is here yet" text="Who joins the company stands here." /> : (
        <Rows aria-label="People">
          {members.map((member) => (
            <Line key={member.id}>
              <b>{memberName(member)}</b>
              <Text tone="2">{member.position || 'No position'}</Text>
              <Button size="sm" aria-label={`Change the position of ${memberName(member)}`} onClick={() => setOpen(member)}>Change</Button>
            </Line>
          ))}
        </Rows>
      )}
      {open ? <PositionForm member={open} onClose={() => setOpen(null)} /> : null}
    </Page>
  );
}
