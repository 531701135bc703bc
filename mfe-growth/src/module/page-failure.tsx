import type { CombinedError } from '@urql/core';
import { Button, EmptyState } from '@heartwood/shared-ui';
import styled from 'styled-components';

const Frame = styled.div`display: grid; flex: 1; place-items: center; padding: 40px 24px;`;

const noMember = <EmptyState title="Access Denied." text="You are not in this company, or no longer." />;

/** The server shows nothing of this company to the viewer. */
export function NotAMember() {
  return <Frame role="alert">{noMember}</Frame>;
}

/** A page whose data did not come: what happened and one thing to do. */
export function PageFailure({ error, onRetry }: { error: CombinedError; onRetry: () => void }) {
  const isForbidden = error.graphQLErrors.some(({ extensions }) => extensions.code === 'FORBIDDEN');
  return (
    <Frame role="alert">
      {isForbidden ? noMember : (
        <EmptyState
          title="The plan could not be loaded"
          text={error.networkError ? 'The server cannot be reached. Your work on this device is kept.' : 'Something went wrong on the server.'}
          action={<Button onClick={onRetry}>Try again</Button>}
        />
      )}
    </Frame>
  );
}
