import { usePageHead, useReadable, useShell } from '@heartwood/contract/kit';
import { Button, EmptyState, Skeleton } from '@heartwood/shared-ui';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { SlackConnectionDocument } from '../../generated/graphql';
import { ConnectSlack } from './connect-slack';
import { SlackConnected } from './slack-connected';
import { Page } from './slack-layout';

const Middle = styled.div`display: grid; flex: 1; place-items: center; padding: 40px 24px;`;

/** Where a company tells its Slack of what happens: for owner and admins. */
export function SlackPage() {
  const shell = useShell();
  const { company, membership } = useReadable(shell.session);
  const isManager = membership.isOwner || membership.isAdmin;
  const [{ data, error, fetching }, refetch] = useQuery({
    query: SlackConnectionDocument, variables: { companyId: company.id }, pause: !isManager,
  });
  usePageHead({ title: 'Slack', crumbs: [{ label: 'Slack' }] });
  const connection = data?.slackConnection;
  if (!isManager || (data && !connection)) {
    return (
      <Middle>
        <EmptyState
          level={1} title="Slack is for the owner and admins" text="They choose what your company's Slack hears about."
          action={<Button href="/app">Go to the start page</Button>}
        />
      </Middle>
    );
  }
  if (connection?.isConnected) {
    return <SlackConnected key={`${company.id} ${connection.connectedAt}`} connection={connection} companyName={company.name} />;
  }
  if (connection) return <ConnectSlack key={company.id} companyId={company.id} />;
  if (error && !fetching) return <Middle><NotThere onRetry={() => refetch({ requestPolicy: 'network-only' })} /></Middle>;
  return <Page aria-busy="true"><Skeleton width={280} height={30} /><Skeleton height={320} style={{ marginTop: 20 }} /></Page>;
}

function NotThere({ onRetry }: { onRetry(): void }) {
  return (
    <div role="alert">
      <EmptyState
        title="Slack could not be loaded" text="Check your connection and try again." action={<Button onClick={onRetry}>Try again</Button>}
      />
    </div>
  );
}
