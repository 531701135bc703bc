import { uploadFile, uploadSentence } from '@heartwood/client-kit/forms';
import { useShell } from '@heartwood/contract/kit';
import { Banner, Button, latePart, Row, VisuallyHidden } from '@heartwood/shared-ui';
import { useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';

const PlacePictureDialog = latePart(() => import('./place-picture.dialog').then((part) => part.PlacePictureDialog));

const Fault = styled.div`
  position: absolute; z-index: 2; right: 16px; top: 16px; width: max-content; max-width: min(420px, 90vw); line-height: var(--lh-small);
`;

export interface PictureButtonProps {
  /** As uploads name it. */
  fileType: string;
  /** "cover", "photo". */
  label: string;
  hasPicture: boolean;
  /** Its square is chosen first. */
  placing?: 'round' | 'square';
  /** Stores the address; null takes the picture away. */
  onChange(address: string | null): Promise<void>;
  children(press: () => void, isBusy: boolean): ReactNode;
}

/** A picture that is uploaded and stored at once; what did not arrive can be tried again. */
export function PictureButton({ fileType, label, hasPicture, placing, onChange, children }: PictureButtonProps) {
  const shell = useShell();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [placed, setPlaced] = useState<File | null>(null);
  const [failed, setFailed] = useState<{ file: File; why: string } | null>(null);
  const upload = async (file: File) => {
    setBusy(true);
    setFailed(null);
    try {
      await onChange(await uploadFile(shell.fetch, fileType, file));
    } catch (error) {
      setFailed({ file, why: uploadSentence(error) });
    }
    setBusy(false);
  };
  return (
    <>
      <Row>
        {children(() => input.current?.click(), isBusy)}
        {hasPicture ? <Button size="sm" onClick={() => void onChange(null)}>Remove {label}</Button> : null}
      </Row>
      {failed ? (
        <Fault>
          <Banner tone="danger">
            <b>{failed.file.name}</b> {failed.why} <Button size="sm" onClick={() => void upload(failed.file)}>Try Again</Button>
          </Banner>
        </Fault>
      ) : null}
      {placed ? (
        <PlacePictureDialog
          file={placed} label={label} isRound={placing === 'round'} fallback={null} onClose={() => setPlaced(null)}
          onUse={(file) => {
            setPlaced(null);
            void upload(file);
          }}
        />
      ) : null}
      <VisuallyHidden>
        <input
          ref={input} type="file" accept="image/jpeg,image/png,image/webp,image/gif,image/avif" aria-label={`Choose a ${label}`}
          tabIndex={-1}
          onChange={({ target }) => {
            const file = target.files?.[0];
            target.value = '';
            if (file && placing) setPlaced(file);
            else if (file) void upload(file);
          }}
        />
      </VisuallyHidden>
    </>
  );
}
