import { fileSize, useFreshAddress } from '@heartwood/client-kit/files';
import { UploadBar, type KeptFile, type Upload } from '@heartwood/client-kit/forms';
import { useShell } from '@heartwood/contract/kit';
import { Button, FileTextIcon, Icon, PlusIcon, RefreshCwIcon, Spinner, VideoIcon, XIcon } from '@heartwood/shared-ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';

const Strip = styled.ul`display: flex; flex-wrap: wrap; gap: 8px; margin: 8px 0; padding: 0; list-style: none;`;
const Tile = styled.li`
  position: relative; display: grid; place-items: center; width: 76px; height: 76px; overflow: hidden; border: 1px solid var(--border);
  border-radius: 8px;
  background: var(--surface-selected); color: var(--text-2); font-size: 11px; line-height: 14px;
  & > img { width: 100%; height: 100%; object-fit: cover; }
  & > span { padding: 4px; text-align: center; overflow-wrap: anywhere; max-height: 48px; overflow: hidden; }
`;
const Add = styled.button`
  display: grid; place-items: center; width: 76px; height: 76px; border: 1.25px dashed var(--border-control); border-radius: 8px;
  background: none;
  color: var(--text-2); cursor: pointer; &:hover { background: var(--surface-hover); }
`;
const Remove = styled.button`
  position: absolute; top: 3px; right: 3px; display: grid; place-items: center; width: 24px; height: 24px; padding: 0; border: 0;
  border-radius: 50%;
  background: var(--surface); color: var(--text); box-shadow: var(--shadow-1); cursor: pointer;
`;
const Bar = styled(UploadBar)`position: absolute; inset: auto 0 0; border-radius: 0;`;
const Bad = styled.li`
  display: flex; align-items: center; gap: 10px; width: 100%; padding: 8px 10px 8px 12px; border: 1px solid var(--danger-line);
  border-radius: 10px;
  background: var(--danger-soft); color: var(--danger-text); font-size: 12px; line-height: 17px;
  & > span { flex: 1; min-width: 0; overflow-wrap: anywhere; } & b { display: block; font-weight: var(--fw-semi); }
`;

/** Specification, section 8. */
const UPLOAD_FAILED = 'Error while uploading file, please try again.';

export interface DraftFilesProps {
  files: readonly KeptFile[];
  uploads: readonly Upload[];
  onRemoveFile(id: string): void;
  onRemoveUpload(id: string): void;
  onRetry(upload: Upload): void;
  onAdd(): void;
}

/** What goes with a post: there, on its way up, or not taken. */
export function DraftFiles({ files, uploads, onRemoveFile, onRemoveUpload, onRetry, onAdd }: DraftFilesProps) {
  if (files.length + uploads.length === 0) return null;
  return (
    <Strip aria-label="Files">
      {files.map((file) => (
        <Tile key={file.id} title={file.name}>
          <Face file={file} />
          <Remove type="button" aria-label={`Remove ${file.name}`} onClick={() => onRemoveFile(file.id)}>
            <Icon as={XIcon} size={14} />
          </Remove>
        </Tile>
      ))}
      {uploads.map((upload) => (upload.state === 'failed' || upload.state === 'refused'
        ? <FailedFile key={upload.id} upload={upload} onRetry={() => onRetry(upload)} onRemove={() => onRemoveUpload(upload.id)} />
        : <GoingUp key={upload.id} upload={upload} onRemove={() => onRemoveUpload(upload.id)} />))}
      <li><Add type="button" aria-label="Add a file" onClick={onAdd}><Icon as={PlusIcon} /></Add></li>
    </Strip>
  );
}

function Face({ file: { type, name, size, url } }: { file: KeptFile }) {
  const { address, renew } = useFreshAddress(useShell(), url);
  if (type.startsWith('image/')) return <img src={address ?? url} alt={name} onError={() => void renew()} />;
  return <><Icon as={type.startsWith('video/') ? VideoIcon : FileTextIcon} size={18} /><span>{name}, {fileSize(size)}</span></>;
}

function GoingUp({ upload, onRemove }: { upload: Upload; onRemove(): void }) {
  const { file, state } = upload;
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    // Missing in test environments without files of their own.
    if (!file.type.startsWith('image/') || typeof URL.createObjectURL !== 'function') return undefined;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <Tile title={file.name}>
      {address === null ? <Spinner /> : <img src={address} alt="" />}
      {state === 'waiting' ? <span>Waiting</span> : <Bar upload={upload} />}
      <Remove type="button" aria-label={`Remove ${file.name}`} onClick={onRemove}><Icon as={XIcon} size={14} /></Remove>
    </Tile>
  );
}

function FailedFile({ upload: { file, state, reason }, onRetry, onRemove }: { upload: Upload; onRetry(): void; onRemove(): void }) {
  return (
    <Bad role="alert">
      <span><b>{file.name}</b>{reason ?? UPLOAD_FAILED}</span>
      {state === 'failed' ? <Button size="sm" icon={RefreshCwIcon} onClick={onRetry}>Try Again</Button> : null}
      <Button size="sm" variant="ghost" icon={XIcon} aria-label={`Remove ${file.name}`} onClick={onRemove}>Remove</Button>
    </Bad>
  );
}
