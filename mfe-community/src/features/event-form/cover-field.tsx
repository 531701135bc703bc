import { uploadFile } from '@heartwood/client-kit/forms';
import { useShell } from '@heartwood/contract/kit';
import { Button, Column, Field, ImageUpIcon, Row, VisuallyHidden } from '@heartwood/shared-ui';
import { useRef, useState, type DragEvent } from 'react';
import { Cover } from '../../event/cover';

/** The cover: dropped or chosen, and shown as soon as it is uploaded. */
export function CoverField({ value, onChange }: { value: string | null; onChange(address: string | null): void }) {
  const shell = useShell();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
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
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    void upload(event.dataTransfer.files[0]);
  };
  return (
    <Field label="Cover image" group hint="16:9 preferred, minimum width 500 px">
      <Column gap={2} onDragOver={(event: DragEvent) => event.preventDefault()} onDrop={onDrop}>
        <Cover address={value} />
        <Row>
          <Button size="sm" icon={ImageUpIcon} busy={isBusy} onClick={() => input.current?.click()}>{value === null ? 'Choose a cover image' : 'Change'}</Button>
          {value === null ? null : <Button size="sm" variant="ghost" onClick={() => onChange(null)}>Remove</Button>}
        </Row>
      </Column>
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
