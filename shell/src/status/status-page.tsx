import { useEffect } from 'react';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { CONTRACT, isCompatible, type RegistryRemote } from '@heartwood/contract';
import { Badge, Banner, Button, EmptyState, H1, H2, Text } from '@heartwood/shared-ui';
import { pageHead } from '../page/page-head';
import { checkRemote } from '../remotes/check-remote';
import { $remoteStatus, type RemoteStatus } from '../remotes/remote-status.model';
import { deployment } from '../registry/deployment';
import { $publishedRegistry, $registryError, $remotes, registryWanted } from '../registry/registry.model';
import { session } from '../session/browser-session';
import { LastErrors } from './last-errors';
import { LeftOutList } from './left-out-list';
import { OverrideBadge } from './override-badge';
import { OverrideForm } from './override-form';
import { Owner } from './owner';
import { VersionStates } from './version-states';

/** Every published remote: version, contract, state and last error, for whoever looks after this deployment. */
export function StatusPage() {
  const [registry, remotes, error, statuses] = useUnit([$publishedRegistry, $remotes, $registryError, $remoteStatus]);
  useEffect(() => {
    pageHead.set({ title: 'Status', crumbs: [{ label: 'Status' }] });
    registryWanted();
  }, []);
  const names = remotes.map(({ name, version }) => `${name} ${version}`).join();
  useEffect(() => {
    for (const { name } of $remotes.getState()) void checkRemote(name);
  }, [names]);

  return (
    <Frame>
      <H1>Status</H1>
      <Text as="p">The shell speaks contract {CONTRACT}.</Text>
      {error ? (
        <Banner action={<Button onClick={() => registryWanted()} size="sm">Retry</Button>} tone="warning">
          The list of remotes could not be read ({error.message}). {registry ? 'The last good list is used.' : ''}
        </Banner>
      ) : null}
      {remotes.length === 0 ? (
        <EmptyState title="No remote is published" text="A remote appears here when it is released." />
      ) : (
        <Scroll>
          <Table>
            <thead>
              <tr>{['Remote', 'Version', 'Contract', 'State', 'Last error', 'Owner', ''].map((label) => (
                <th key={label} scope="col">{label || <span className="sr">Actions</span>}</th>
              ))}</tr>
            </thead>
            <tbody>
              {remotes.map((remote) => <RemoteRow key={remote.name} remote={remote} status={statuses[remote.name]} />)}
            </tbody>
          </Table>
        </Scroll>
      )}
      <section aria-labelledby="shell-errors">
        <H2 id="shell-errors">Last error of the shell in this tab</H2>
        <Text as="div"><LastErrors remote="shell" /></Text>
      </section>
      {session.tokens.get() !== null ? <VersionStates /> : null}
      <LeftOutList left={registry?.left ?? []} />
      {deployment.remoteOverrides && session.tokens.get() !== null ? <OverrideForm remotes={remotes} /> : null}
      <OverrideBadge />
    </Frame>
  );
}

function RemoteRow({ remote, status }: { remote: RegistryRemote; status: RemoteStatus | undefined }) {
  return (
    <tr data-remote-status={remote.name}>
      <th scope="row">{remote.name}</th>
      <td>{remote.version} {remote.manifestIntegrity ? null : <Badge tone="warning">files not covered</Badge>}</td>
      <td>
        {remote.contract} {isCompatible(remote.contract) ? null : <Badge tone="danger">not supported</Badge>}
      </td>
      <td><StateBadge state={status?.state ?? 'idle'} /></td>
      <td><LastErrors remote={remote.name} /></td>
      <td><Owner owner={remote.owner} /></td>
      <td><Button onClick={() => void checkRemote(remote.name)} size="sm">Check</Button></td>
    </tr>
  );
}

const states = {
  idle: { tone: 'neutral', label: 'Not loaded' },
  loading: { tone: 'info', label: 'Loading' },
  loaded: { tone: 'success', label: 'Loaded' },
  failed: { tone: 'danger', label: 'Failed' },
} as const;

function StateBadge({ state }: { state: keyof typeof states }) {
  return <Badge tone={states[state].tone}>{states[state].label}</Badge>;
}

const Frame = styled.main`
  display: flex;
  flex-direction: column;
  gap: 16px;
  max-width: 1120px;
  min-height: 100dvh;
  margin: 0 auto;
  padding: 32px 24px;
  background: var(--surface);
`;

// Positioned, so that what is hidden in the table for the eye stays in it too.
const Scroll = styled.div`position: relative; overflow-x: auto;`;

const Table = styled.table`
  width: 100%;
  font-size: 13px;
  text-align: left;
  & th, & td { padding: 11px 14px; border-bottom: 1px solid var(--border); vertical-align: top; }
  & thead th { background: var(--surface-sunken); font-size: 12px; color: var(--text-2); }
  & tbody th { font-weight: var(--fw-semi); }
`;
