import { FileTextIcon, Grow, Icon, Text, TextLink } from '@heartwood/shared-ui';
import type { TypedDocumentNode } from '@urql/core';
import styled, { keyframes } from 'styled-components';
import { useSubscription } from 'urql';
import { isOpen, stateWords, type AskedFile } from './export-state';

const Line = styled.li`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 44px;
  padding: 8px 12px;
  border: 1px solid var(--border-2);
  border-radius: var(--r-2);
`;
const run = keyframes`from { transform: translateX(-100%); } to { transform: translateX(250%); }`;
const Bar = styled.div`
  height: 4px;
  margin-top: 6px;
  border-radius: 99px;
  background: var(--surface-selected);
  overflow: hidden;
  & > i {
    display: block;
    width: 40%;
    height: 100%;
    border-radius: inherit;
    background: var(--action);
    animation: ${run} 1.4s linear infinite;
  }
  @media (prefers-reduced-motion: reduce) { & > i { width: 100%; animation: none; } }
`;

export interface ExportFileProps {
  file: AskedFile;
  /** "The plan", while it has no name. */
  what: string;
  /** The subscription that brings it, at each change. */
  progress: TypedDocumentNode<object, { id: string }>;
}

/** One file that was asked for: while it is made it is followed live; then it can be fetched. */
export function ExportFile({ file, what, progress }: ExportFileProps) {
  const isRunning = isOpen(file);
  useSubscription({ query: progress, variables: { id: file.id }, pause: !isRunning });
  const words = stateWords(file);
  return (
    <Line>
      <Icon as={FileTextIcon} size={16} />
      <Grow>
        <Text size="dense" weight="semi">{file.fileName ?? `${what} as ${file.format}`}</Text>
        <Text as="div" size="small" tone={file.state === 'FAILED' ? '1' : '3'} role="status">
          {words ?? `Kept until ${new Date(file.endsAt).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })}`}
        </Text>
        {isRunning ? <Bar role="progressbar" aria-label="The file is being made"><i /></Bar> : null}
      </Grow>
      {file.url == null ? null : <TextLink href={file.url} download={file.fileName ?? true}>Download</TextLink>}
    </Line>
  );
}
