import { useState, type FormEvent } from 'react';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import type { RegistryRemote } from '@heartwood/contract';
import { Button, Field, H2, Input, Select, Text } from '@heartwood/shared-ui';
import { isOverrideAddress } from '../registry/overrides';
import { $overrides, overridesChanged } from '../registry/registry.model';

/** Points a remote at a developer's own build, in this browser alone. */
export function OverrideForm({ remotes }: { remotes: readonly RegistryRemote[] }) {
  const overrides = useUnit($overrides);
  const [name, setName] = useState(remotes[0]?.name ?? '');
  const [entry, setEntry] = useState('');
  const [error, setError] = useState('');
  const chosen = name || remotes[0]?.name || '';
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const address = entry.trim();
    if (!isOverrideAddress(address))
      return setError('This must be an address of this machine or this server that ends in /mf-manifest.json.');
    setError('');
    if (chosen) overridesChanged({ ...overrides, [chosen]: address });
  };
  return (
    <section aria-labelledby="override-title">
      <H2 id="override-title">Developer override</H2>
      <Text as="p">Loads a remote from another address in this browser, until Reset.</Text>
      <Form onSubmit={save}>
        <Field label="Remote">
          <Select onValueChange={setName} options={remotes.map((remote) => ({ value: remote.name, label: remote.name }))} value={chosen} />
        </Field>
        <Field error={error} label="Address of mf-manifest.json">
          <Input onChange={(event) => setEntry(event.target.value)} placeholder="http://localhost:4300/mf-manifest.json" value={entry} />
        </Field>
        <Button type="submit">Override</Button>
      </Form>
    </section>
  );
}

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 12px;
  margin-top: 12px;
`;
