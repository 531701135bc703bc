import { H2, mobile, Text } from '@heartwood/shared-ui';
import styled from 'styled-components';
import { Templates } from '../features/templates/templates';
import type { Timeline } from '../timeline/timeline';

const Frame = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: center;
  gap: 26px;
  min-height: 0;
  padding: 40px 24px 32px;
  border-top: 1px solid var(--border);
  overflow: auto;
  ${mobile} { padding: 24px 16px; overflow: visible; }
`;
const Head = styled.div`display: flex; flex-direction: column; gap: 6px; text-align: center;`;

/** The first visit: what will stand here, and three ways to begin. */
export function NothingYet({ timeline: { canEdit }, onAdd }: { timeline: Timeline; onAdd(): void }) {
  return (
    <Frame>
      <Head>
        <H2>What do you want to reach by when?</H2>
        <Text size="dense" tone="2">
          {canEdit ? 'A template puts phases and goals on the line. Every date, name and number can be changed.'
            : 'Goals and phases stand here once the team has added them.'}
        </Text>
      </Head>
      {canEdit ? <Templates onAdd={onAdd} /> : null}
    </Frame>
  );
}
