import styled from 'styled-components';
import type { LeftOut } from '@heartwood/contract';
import { H2, Text } from '@heartwood/shared-ui';

/** What the registry names and nobody gets: for the squad that wonders where its page is. */
export function LeftOutList({ left }: { left: readonly LeftOut[] }) {
  if (left.length === 0) return null;
  return (
    <section aria-labelledby="left-out-title">
      <H2 id="left-out-title">Left out</H2>
      <Text as="p">
        The list of remotes names this too, and it can’t be used. Whoever was published first keeps its paths, slots and menu ids.
      </Text>
      <List>
        {left.map(({ name, version, reason }, at) => (
          <li data-left-out={name} key={at}><strong>{name}</strong> {version}: {reason}</li>
        ))}
      </List>
    </section>
  );
}

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 6px;
  margin: 12px 0 0;
  padding-left: 20px;
  font-size: 13px;
  overflow-wrap: anywhere;
`;
