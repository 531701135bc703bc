import { useShell } from '@heartwood/contract/kit';
import { Button, EmptyState } from '@heartwood/shared-ui';
import type { CombinedError } from '@urql/core';
import styled from 'styled-components';
import { useCompany } from '../company';

const Frame = styled.div`display: grid; flex: 1; place-items: center; padding: 40px 24px;`;

/** The server shows nothing of this company to the viewer. */
export function NotAMember() {
  const shell = useShell();
  const { companyName } = useCompany();
  return (
    <Frame role="alert">
      <EmptyState
        title="Access Denied." text={`You are not in ${companyName}, or no longer.`}
        action={<Button onClick={() => shell.nav.navigate('/app')}>Go to your companies</Button>}
      />
    </Frame>
  );
}

export function isForbidden(error: CombinedError | undefined): boolean {
  return error?.graphQLErrors.some(({ extensions }) => extensions.code === 'FORBIDDEN') ?? false;
}

export interface PageFailureProps {
  /** "The plan": what could not be loaded. */
  what: string;
  error: CombinedError;
  onRetry: () => void;
}

/** A page whose data did not come: what happened and one thing to do. */
export function PageFailure({ what, error, onRetry }: PageFailureProps) {
  if (isForbidden(error)) return <NotAMember />;
  return (
    <Frame role="alert">
      <EmptyState
        title={`${what} could not be loaded`}
        text={error.networkError ? 'The server cannot be reached. Your work on this device is kept.' : 'Something went wrong on the server.'}
        action={<Button onClick={onRetry}>Try again</Button>}
      />
    </Frame>
  );
}
