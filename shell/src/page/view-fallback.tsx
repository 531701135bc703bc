import styled from 'styled-components';
import type { LoadStage, RemoteLoadError } from '@heartwood/contract';
import { Button, EmptyState } from '@heartwood/shared-ui';

export interface ViewFallbackProps {
  title: string;
  error: RemoteLoadError;
  errorId: string;
  /** Id of all that was done to open it. */
  trace: string;
  onRetry: () => void;
}

/** Stands in a remote's place when it cannot be shown: the reason, Retry and the error's id. The rest of the app goes on. */
export function ViewFallback({ title, error, errorId, trace, onRetry }: ViewFallbackProps) {
  return (
    <Frame data-fallback={error.remote} data-stage={error.stage} role="alert">
      {/* A page keeps its heading even when it cannot be shown: focus goes there, and the outline of the document holds. */}
      <h1 className="sr">{title || error.remote}</h1>
      <EmptyState
        action={<Button onClick={onRetry} variant="primary">Retry</Button>}
        text={
          <>
            {reasons[error.stage]} The rest of Heartwood works as usual.
            <ErrorId>Error id {errorId}</ErrorId>
            <ErrorId>Trace {trace}</ErrorId>
          </>
        }
        title={`${title || error.remote} is not available right now`}
      />
    </Frame>
  );
}

/** What a founder can make of each stage; the exact cause stands on the status page. */
const reasons: Record<LoadStage, string> = {
  registry: 'It is not in the list of released parts.',
  contract: 'It was released for another version of Heartwood, and an update is needed.',
  manifest: 'Its files could not be found.',
  script: 'Its program could not be fetched or is not the one that was released.',
  chunk: 'A part of its program could not be fetched or is not the one that was released.',
  evaluate: 'It stopped while it was starting.',
  mount: 'It ran into an error and was closed.',
};

const Frame = styled.div`
  display: grid;
  place-items: center;
  flex: 1;
  min-height: 320px;
  padding: 24px;
`;

const ErrorId = styled.span`
  display: block;
  margin-top: 6px;
  font-size: 12px;
  color: var(--text-3);
  overflow-wrap: anywhere;
  user-select: all;
`;
