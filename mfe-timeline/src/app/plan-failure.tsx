import { isForbidden, NotAMember, type PageFailureProps } from '@heartwood/client-kit/states';
import { useShell } from '@heartwood/contract/kit';
import { Button, EmptyState, RotateCcwIcon, Text } from '@heartwood/shared-ui';
import { useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import { CALENDAR, TIMELINE } from '../timeline/places';

const Middle = styled.div`
  display: grid; flex: 1; place-content: center; padding: 24px; & > p { margin: 0; color: var(--text-3); text-align: center; }
`;

/** It tries again by itself after so long. */
const RETRY_SECONDS = 20;

/** What did not come comes by itself when the server answers again; the other view of the plan is one press away. */
export function PlanFailure({ what, error, onRetry }: Pick<PageFailureProps, 'what' | 'error' | 'onRetry'>) {
  const shell = useShell();
  const [triedAt] = useState(() => new Date().toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' }));
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const timer = setTimeout(() => retry(), RETRY_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, []);
  const [path, words] = shell.nav.basePath === CALENDAR ? [TIMELINE, 'Open the timeline'] : [CALENDAR, 'Open the calendar'];
  if (isForbidden(error)) return <NotAMember />;
  return (
    <Middle role="alert">
      <EmptyState
        level={1} title={`${what} could not be loaded`}
        text={error.networkError
          ? 'The server did not answer. Your goals are safe, and nothing you typed is lost.'
          : 'Something went wrong on the server. Your goals are safe, and nothing you typed is lost.'}
        action={<Button variant="primary" icon={RotateCcwIcon} onClick={onRetry}>Try again</Button>}
        secondary={<Button variant="ghost" onClick={() => shell.nav.navigate(path)}>{words}</Button>}
      />
      <Text as="p" size="small">Tried at {triedAt}. Next try by itself in {RETRY_SECONDS} s.</Text>
    </Middle>
  );
}
