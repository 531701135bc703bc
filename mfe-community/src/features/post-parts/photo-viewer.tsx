import { useFreshAddress } from '@heartwood/client-kit/files';
import { useShell } from '@heartwood/contract/kit';
import { ChevronLeftIcon, ChevronRightIcon, IconButton, Modal } from '@heartwood/shared-ui';
import { useEffect } from 'react';
import styled from 'styled-components';
import type { PostFileFragment } from '../../generated/graphql';

const Stage = styled.figure`
  display: grid; grid-template-columns: auto minmax(0, 1fr) auto; align-items: center; gap: 8px; margin: 0;
  & > img { grid-column: 2; width: 100%; height: min(70dvh, 640px); object-fit: contain; border-radius: var(--r-3); background: #0a110e; }
`;

interface PhotoViewerProps { photos: readonly PostFileFragment[]; at: number; onMove(to: number): void; onClose(): void }

/** The photos of a post, one at a time in full; arrows go on. */
export function PhotoViewer({ photos, at, onMove, onClose }: PhotoViewerProps) {
  const count = photos.length;
  const go = (by: 1 | -1) => onMove((at + by + count) % count);
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (count > 1 && (key === 'ArrowLeft' || key === 'ArrowRight')) onMove((at + (key === 'ArrowLeft' ? -1 : 1) + count) % count);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [at, count, onMove]);
  const photo = photos[at];
  if (!photo) return null;
  return (
    <Modal open size={940} title={count === 1 ? photo.name : `${at + 1} of ${count}`} onClose={onClose}>
      <Stage>
        {count > 1 ? <IconButton icon={ChevronLeftIcon} label="Photo before" onClick={() => go(-1)} /> : null}
        <FullPhoto key={photo.id} photo={photo} />
        {count > 1 ? <IconButton icon={ChevronRightIcon} label="Next photo" onClick={() => go(1)} /> : null}
      </Stage>
    </Modal>
  );
}

function FullPhoto({ photo }: { photo: PostFileFragment }) {
  const { address, renew } = useFreshAddress(useShell(), photo.url);
  return <img src={address ?? photo.url} alt={photo.name} onError={() => void renew()} />;
}
