import { useShell } from '@heartwood/contract/kit';
import { Banner, Button, CopyIcon, Field, IconButton, Input, Row, Text } from '@heartwood/shared-ui';
import { useCallback, useEffect, useRef } from 'react';
import styled from 'styled-components';

const List = styled.div`display: flex; flex-direction: column; gap: 12px;`;

export interface MadeAddress { name: string; url: string | null }

/** Addresses as they were made: nobody can read them again, so they are here to be copied until this is closed. */
export function MadeAddresses({ made, onDone }: { made: readonly MadeAddress[]; onDone: () => void }) {
  const shell = useShell();
  const copy = useCallback((url: string) => {
    navigator.clipboard.writeText(url).then(
      () => shell.toast({ title: 'Address copied', status: 'success' }),
      // Some browsers let nobody write there: the address can be marked by hand.
      () => undefined,
    );
  }, [shell]);
  const first = made.length === 1 ? made[0]?.url : null;
  const copied = useRef<string | null>(null);
  useEffect(() => {
    if (first && copied.current !== first) copy(first);
    copied.current = first ?? null;
  }, [first, copy]);
  return (
    <List>
      <Banner tone="info">
        {made.length === 1 ? 'The link is made.' : `${made.length} links are made.`} Copy now: an address is shown this once.
      </Banner>
      {made.map(({ name, url }) => (url === null ? (
        <Text key={name} as="p" tone="2">{name}: it was made before. Make a new address to copy it.</Text>
      ) : (
        <Field key={name} label={name}>
          <Row>
            <Input readOnly value={url} onFocus={({ target }) => target.select()} />
            <IconButton icon={CopyIcon} label={`Copy the address for ${name}`} onClick={() => copy(url)} />
          </Row>
        </Field>
      )))}
      <Button variant="primary" onClick={onDone}>Done copying</Button>
    </List>
  );
}
