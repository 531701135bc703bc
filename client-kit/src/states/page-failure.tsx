import { useShell } from '@heartwood/contract/kit';
import { Button, EmptyState, Text } from '@heartwood/shared-ui';
import type { CombinedError } from '@urql/core';
import type { ReactNode } from 'react';
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
  /** Where else one can go. */
  secondary?: ReactNode;
  /** Under it: when it was tried, and when it is tried again. */
  note?: string;
}

/** A page whose data did not come: what happened and one thing to do. */
export function PageFailure({ what, error, onRetry, secondary, note }: PageFailureProps) {
  if (isForbidden(error)) return <NotAMember />;
  return (
    <Frame role="alert">
      <div>
        <EmptyState
          title={`${what} could not be loaded`}
          text={error.networkError
            ? 'The server cannot be reached. Your work on this device is kept.'
            : 'Something went wrong on the server.'}
          action={<Button onClick={onRetry}>Try again</Button>}
          secondary={secondary}
        />
        {note === undefined ? null : <Text as="p" size="small" tone="3" style={{ textAlign: 'center' }}>{note}</Text>}
      </div>
    </Frame>
  );
}
