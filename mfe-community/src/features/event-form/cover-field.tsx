import { uploadFile } from '@heartwood/client-kit/forms';
import { useShell } from '@heartwood/contract/kit';
import { Button, Column, Field, Icon, ImageUpIcon, Row, Spinner, TextLink, VisuallyHidden } from '@heartwood/shared-ui';
import { useRef, useState, type DragEvent } from 'react';
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
  const [isOver, setOver] = useState(false);
  const upload = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    try {
      onChange(await uploadFile(shell.fetch, 'event_banner', file));
    } catch {
      shell.toast({ title: 'An error occurred.', text: 'Error while uploading event banner.', status: 'error' });
    }
    setBusy(false);
  };
  const choose = () => input.current?.click();
  const over = (is: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(is);
  };
  const drop = {
    onDragOver: over(true),
    onDragLeave: over(false),
    onDrop: (event: DragEvent) => {
      over(false)(event);
      void upload(event.dataTransfer.files[0]);
    },
  };
  return (
    <Field label="Cover image" group hint="16:9 preferred, minimum width 500 px">
      {value === null ? (
        <Drop $over={isOver} {...drop}>
          {isBusy ? <Spinner label="Uploading the cover image" /> : <Icon as={ImageUpIcon} />}
          <span>Drop a cover image, or <TextLink as="button" type="button" onClick={choose}>choose one</TextLink></span>
        </Drop>
      ) : (
        <Column gap={2} {...drop}>
          <Cover address={value} />
          <Row>
            <Button size="sm" icon={ImageUpIcon} busy={isBusy} onClick={choose}>Change</Button>
            <Button size="sm" variant="ghost" onClick={() => onChange(null)}>Remove</Button>
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
