import styled from 'styled-components';
import type { Upload } from './use-uploads';

const Bar = styled.progress`
  display: block; width: 100%; height: 4px; border: 0; border-radius: 99px; background: var(--surface-selected); appearance: none;
  overflow: hidden;
  &::-webkit-progress-bar { background: var(--surface-selected); }
  &::-webkit-progress-value { background: var(--action); transition: width var(--t-fast) linear; }
  &::-moz-progress-bar { background: var(--action); }
`;

/** How much of a file is sent; without an amount while nobody can tell. */
export function UploadBar({ upload: { file, sent }, className }: { upload: Upload; className?: string }) {
  return (
    <Bar
      aria-label={`Uploading ${file.name}`} max={1} {...(sent !== null && { value: sent })} {...(className !== undefined && { className })}
    />
  );
}
