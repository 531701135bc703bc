import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { Badge, Banner, H2, Text } from '@heartwood/shared-ui';
import { callJson } from '../session/call-json';

type State = 'live' | 'canary' | 'preview' | 'available' | 'deprecated' | 'withdrawn' | 'failed';

interface Version {
  version: string;
  state: State;
  at: string;
  reason?: string;
  until?: string;
  percent?: number;
  branch?: string;
  broken?: number;
  deprecated?: number;
  pulse?: { people: number; failing: number; loadMs: number | null; longMs: number | null };
}

/** Answer of `GET /api/v1/version-states`. */
export interface VersionStatesAnswer {
  frozen: { at: string; reason: string } | null;
  remotes: { name: string; live: string | null; versions: Version[] }[];
}

const TONES: Record<State, 'success' | 'info' | 'neutral' | 'warning' | 'danger'> = {
  live: 'success', canary: 'info', preview: 'info', available: 'neutral', deprecated: 'warning', withdrawn: 'danger', failed: 'danger',
};

/** The last versions of each remote, what became of them and why; and whether anything new may be published. For who is signed in. */
export function VersionStates() {
  const [answer, setAnswer] = useState<VersionStatesAnswer | null>(null);
  useEffect(() => {
    let isHere = true;
    // Where it can't be read, the page says what it says without.
    callJson<VersionStatesAnswer>('GET', '/version-states').then((read) => isHere && setAnswer(read), () => undefined);
    return () => {
      isHere = false;
    };
  }, []);
  if (!answer) return null;
  return (
    <Section aria-labelledby="versions-title">
      <H2 id="versions-title">Versions</H2>
      {answer.frozen ? <Banner tone="warning">Publishing is frozen since {moment(answer.frozen.at)}: {answer.frozen.reason}</Banner> : null}
      {answer.remotes.map(({ name, live, versions }) => (
        <details key={name} data-versions={name}>
          <summary>{name} {live === null ? <Badge tone="danger">withdrawn</Badge> : live}</summary>
          <List>
            {versions.map((version) => (
              <li key={version.version}>
                <span>{version.version}</span> <Badge tone={TONES[version.state]}>{words(version)}</Badge>{' '}
                <Text as="span">{[moment(version.at), version.reason, ...asks(version), pulseOf(version)].filter(Boolean).join(', ')}</Text>
              </li>
            ))}
          </List>
        </details>
      ))}
    </Section>
  );
}

/** The same for everybody who compares notes. */
const moment = (at: string): string => (at === '' ? '' : `${at.slice(0, 16).replace('T', ' ')} UTC`);

function words({ state, percent, branch, until }: Version): string {
  if (state === 'preview' && branch !== undefined) return `preview of ${branch}`;
  if (state === 'canary') return `canary ${percent ?? 0} %`;
  return until === undefined ? state : `${state} until ${until}`;
}

/** What it asks of the server that is not there, or will not be. */
const asks = ({ broken = 0, deprecated = 0 }: Version): string[] => [
  ...(broken > 0 ? [`${broken} operations are not answered`] : []), ...(deprecated > 0 ? [`uses ${deprecated} deprecated fields`] : []),
];

/** How it does for people of the last three hours, beside the others. */
function pulseOf({ pulse }: Version): string | undefined {
  if (!pulse) return undefined;
  const { people, failing, loadMs, longMs } = pulse;
  if (people === 0) return 'nobody has told of it yet';
  const times = [loadMs !== null && `stands after ${loadMs} ms`, longMs !== null && `${longMs} ms of long tasks a view`];
  return [`${people} ${people === 1 ? 'person' : 'people'}`, `${failing} with errors`, ...times].filter(Boolean).join(', ');
}

const Section = styled.section`
  display: flex;
  flex-direction: column;
  gap: 8px;
  & summary { cursor: pointer; }
`;

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 6px;
  margin: 8px 0 12px;
  padding-left: 20px;
  font-size: 13px;
  overflow-wrap: anywhere;
`;
