import { Button, Icon, Modal, ZoomInIcon, ZoomOutIcon } from '@heartwood/shared-ui';
import { useEffect, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import styled from 'styled-components';
import { croppedFile } from './cropped-file';

const Stage = styled.div`
  position: relative; height: 240px; overflow: hidden; border-radius: var(--r-3); background: var(--surface-selected);
`;
const Zoom = styled.label`
  display: flex; align-items: center; gap: 10px; margin-top: 14px; color: var(--text-2);
  & > input { flex: 1; min-width: 0; height: 24px; accent-color: var(--accent); cursor: pointer; }
`;

const MOST_ZOOM = 3;
/** The library writes its styles into the page, which takes them with its own nonce alone. */
const nonce = () => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content ?? '';

export interface PlacePictureDialogProps {
  file: File;
  /** "photo", "logo". */
  label: string;
  isRound: boolean;
  onUse(file: File): void;
  onClose(): void;
}

/** Which square of a picture is used: dragged or moved by the arrow keys, and zoomed. */
export function PlacePictureDialog({ file, label, isRound, onUse, onClose }: PlacePictureDialogProps) {
  const [address, setAddress] = useState<string>();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  const use = async () => {
    if (!area || address === undefined) return;
    setBusy(true);
    onUse(await croppedFile(address, area, file.name));
  };
  return (
    <Modal
      open size={440} title={`Place the ${label}`} onClose={onClose}
      footer={(
        <>
          <Button variant="ghost" onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={isBusy} disabled={!area} onClick={() => void use()}>Use {label}</Button>
        </>
      )}
    >
      <Stage>
        {address === undefined ? null : (
          <Cropper
            image={address} crop={crop} zoom={zoom} maxZoom={MOST_ZOOM} aspect={1} cropShape={isRound ? 'round' : 'rect'} showGrid={false}
            keyboardStep={8} nonce={nonce()} onCropChange={setCrop} onZoomChange={setZoom}
            onCropComplete={(_percent, pixels) => setArea(pixels)}
            // A file that is no picture is for the server to refuse, with its own words.
            mediaProps={{ onError: () => onUse(file) }} cropperProps={{ role: 'group', 'aria-label': `Which part of the ${label}` }}
          />
        )}
      </Stage>
      <Zoom>
        <Icon as={ZoomOutIcon} size={16} />
        <input
          type="range" aria-label="Zoom" min={1} max={MOST_ZOOM} step={0.05} value={zoom} onChange={({ target }) => (
            setZoom(Number(target.value))
          )}
        />
        <Icon as={ZoomInIcon} size={16} />
      </Zoom>
    </Modal>
  );
}
