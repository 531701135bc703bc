import { useCommand } from '@heartwood/client-kit/commands';
import { Button, Field, Input, Modal, Select, Text } from '@heartwood/shared-ui';
import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { BrandDocument, SaveBrandDocument } from '../../generated/graphql';
import { useEditing } from './editor-context';
import { usePicture } from './stage/toolbar';
import { useThemeCommands } from './use-theme-commands';

const Form = styled.form`display: flex; flex-direction: column; gap: 14px;`;
const Two = styled.div`
  display: grid; grid-template-columns: 1fr 1fr; gap: 12px;
  & input[type='color'] {
    width: 100%; height: 36px; padding: 2px; border: 1px solid var(--border-2); border-radius: 8px; background: none;
  }
`;
const Logo = styled.img`max-width: 160px; max-height: 60px;`;

/** The company's own look: its logo, a ground, an accent. */
export function BrandDialog({ onClose }: { onClose: () => void }) {
  const { companyId } = useEditing();
  const [{ data, fetching }] = useQuery({ query: BrandDocument, variables: { companyId } });
  if (fetching && !data) return null;
  return <BrandForm known={data?.companyTheme ?? null} onClose={onClose} />;
}

interface Brand { logo: string | null; colours: readonly string[]; font: string }

function BrandForm({ known, onClose }: { known: Brand | null; onClose: () => void }) {
  const { companyId } = useEditing();
  const run = useCommand();
  const { apply } = useThemeCommands();
  const [logo, setLogo] = useState(known?.logo ?? null);
  const [ground, setGround] = useState(known?.colours[0] ?? '#103127');
  const [accent, setAccent] = useState(known?.colours[1] ?? '#ff8a52');
  const [font, setFont] = useState(known?.font ?? 'Montserrat');
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const picture = usePicture(({ address }) => setLogo(address));
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const result = await run(SaveBrandDocument, 'saveCompanyTheme', {
      companyId, logo, colours: [ground, accent], font,
    }, { doing: 'saving your brand', quiet: 'all' });
    setBusy(false);
    if (!result.ok) {
      setFault(result.message || 'It could not be saved. Check your connection and try again.');
      return;
    }
    const theme = result.payload.companyTheme?.theme;
    if (theme) void apply(theme);
    onClose();
  };
  return (
    <Modal
      open onClose={onClose} title="Your brand" dirty={logo !== (known?.logo ?? null)}
      footer={<>
        <Button variant="ghost" onClick={onClose}>Cancel</Button>
        <Button variant="primary" type="submit" form="brand" busy={isBusy}>Save and use it</Button>
      </>}
    >
      <Form id="brand" onSubmit={(event) => void save(event)}>
        <Field label="Logo" group optional>
          {logo === null ? null : <Logo src={logo} alt="Your logo" />}
          <Two>
            <Button size="sm" onClick={picture.ask}>{logo === null ? 'Choose a picture' : 'Another picture'}</Button>
            {logo === null ? null : <Button size="sm" variant="ghost" onClick={() => setLogo(null)}>Without</Button>}
          </Two>
          {picture.field}
        </Field>
        <Two>
          <Field label="Ground"><Input type="color" value={ground} onChange={(event) => setGround(event.target.value)} /></Field>
          <Field label="Accent"><Input type="color" value={accent} onChange={(event) => setAccent(event.target.value)} /></Field>
        </Two>
        <Field label="Font">
          <Select value={font} options={['Montserrat', 'Source Serif'].map((value) => ({ value, label: value }))} onValueChange={setFont} />
        </Field>
        <Text as="p" size="small" tone={fault ? '1' : '2'} role={fault ? 'alert' : undefined}>
          {fault ?? 'A colour that could not be read on the other one is shifted until it can.'}
        </Text>
      </Form>
    </Modal>
  );
}
