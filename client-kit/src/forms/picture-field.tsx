import type { Shell } from '@heartwood/contract';
import { Button, Column, Row, Text, UploadIcon, VisuallyHidden } from '@heartwood/shared-ui';
import { useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { uploadFile, uploadSentence } from './upload-file';

const Place = styled(Row)`gap: 16px;`;

export interface PictureFieldProps {
  /** What uploads, and tells of what went wrong. */
  shell: Pick<Shell, 'fetch' | 'toast'>;
  label: string;
  /** What stands there now. */
  preview: ReactNode;
  fileType: string;
  hasPicture: boolean;
  /** Stores the address; null removes the picture. */
  onChange: (url: string | null) => Promise<void>;
}

/** A picture that is uploaded and stored at once. */
export function PictureField({ shell, label, preview, fileType, hasPicture, onChange }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const upload = async (file: File): Promise<void> => {
    setBusy(true);
    try {
      await onChange(await uploadFile(shell.fetch, fileType, file));
    } catch (error) {
      shell.toast({ title: 'An error occurred.', text: uploadSentence(error), status: 'error' });
    }
    setBusy(false);
  };
  return (
    <Place>
      {preview}
      <Column gap={1}>
        <Row>
          <Button icon={UploadIcon} busy={isBusy} onClick={() => input.current?.click()}>
            {hasPicture ? `Change ${label.toLowerCase()}` : `Upload ${label.toLowerCase()}`}
          </Button>
          {hasPicture ? <Button variant="ghost" onClick={() => void onChange(null)}>Remove</Button> : null}
        </Row>
        <Text size="small" tone="3">JPEG, PNG, WebP, GIF or AVIF.</Text>
      </Column>
      <VisuallyHidden>
        <input
          ref={input} type="file" accept="image/jpeg,image/png,image/webp,image/gif,image/avif" aria-label={label} tabIndex={-1}
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = '';
            if (file) void upload(file);
          }}
        />
      </VisuallyHidden>
    </Place>
  );
}
