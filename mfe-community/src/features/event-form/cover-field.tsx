import { uploadFile, useFileDrop } from '@heartwood/client-kit/forms';
import { useShell } from '@heartwood/contract/kit';
import { Button, Column, Field, Icon, ImageUpIcon, Row, Spinner, TextLink, VisuallyHidden } from '@heartwood/shared-ui';
import { useEffect, useRef, useState } from 'react';
import styled, { css } from 'styled-components';
import { Cover } from '../../event/cover';

const Drop = styled.div<{ $over: boolean }>`
  display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 8px; min-height: 100px; padding: 16px;
  border: 1.25px dashed var(--border-control); border-radius: var(--r-3); background: var(--surface-sunken); text-align: center;
  ${({ $over }) => $over && css`border: 1.25px solid var(--action); background: var(--surface-selected);`}
`;

/** The cover: dropped or chosen, and shown as soon as it is uploaded. */
export function CoverField({ value, onChange }: { value: string | null; onChange(address: string | null): void }) {
  const shell = useShell();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  // What was chosen last is the cover, whichever of two is up first.
  const latest = useRef(new AbortController());
  useEffect(() => () => latest.current.abort(), []);
  const upload = async (file: File | undefined) => {
    if (!file) return;
    latest.current.abort();
    latest.current = new AbortController();
    const { signal } = latest.current;
    setBusy(true);
    try {
      const address = await uploadFile(shell.fetch, 'event_banner', file, signal);
      if (!signal.aborted) onChange(address);
    } catch {
      if (!signal.aborted) shell.toast({ title: 'An error occurred.', text: 'Error while uploading event banner.', status: 'error' });
    }
    if (!signal.aborted) setBusy(false);
  };
  const remove = () => {
    latest.current.abort();
    setBusy(false);
    onChange(null);
  };
  const choose = () => input.current?.click();
  const { isOver, place } = useFileDrop(([file]) => void upload(file));
  return (
    <Field label="Cover image" group hint="16:9 preferred, minimum width 500 px">
      {value === null ? (
        <Drop $over={isOver} {...place}>
          {isBusy ? <Spinner label="Uploading the cover image" /> : <Icon as={ImageUpIcon} />}
          <span>Drop a cover image, or <TextLink as="button" type="button" onClick={choose}>choose one</TextLink></span>
        </Drop>
      ) : (
        <Column gap={2} {...place}>
          <Cover address={value} />
          <Row>
            <Button size="sm" icon={ImageUpIcon} busy={isBusy} onClick={choose}>Change</Button>
            <Button size="sm" variant="ghost" onClick={remove}>Remove</Button>
          </Row>
        </Column>
      )}
      <VisuallyHidden>
        <input
          ref={input} type="file" accept="image/jpeg,image/png,image/webp,image/gif,image/avif" aria-label="Cover image" tabIndex={-1}
          onChange={({ target }) => {
            const file = target.files?.[0];
            target.value = '';
            void upload(file);
          }}
        />
      </VisuallyHidden>
    </Field>
  );
}
