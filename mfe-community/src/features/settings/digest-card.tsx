import { useCommand } from '@heartwood/client-kit/commands';
import { Card, H3, SaveState, Segmented, Text, type SaveStateProps } from '@heartwood/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { ChooseDigestDocument, type Digest } from '../../generated/graphql';

const Frame = styled(Card)`padding: 14px 16px 16px;`;
const Line = styled.div`display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; margin-top: 10px;`;
const Head = styled.div`display: flex; flex-wrap: wrap; justify-content: space-between; gap: 8px;`;

const OPTIONS: readonly { value: Digest; label: string }[] = [
  { value: 'OFF', label: 'Off' }, { value: 'DAILY', label: 'Daily' }, { value: 'WEEKLY', label: 'Weekly' },
];

/** When it comes, by the clock of where the person is. */
const WHEN: Record<Digest, string> = { OFF: 'No mails', DAILY: 'Every day, 8:00 AM', WEEKLY: 'Monday, 8:00 AM' };

/** How often one mail says what the person has not seen. */
export function DigestCard({ digest: saved }: { digest: Digest }) {
  const run = useCommand();
  const [digest, setDigest] = useState(saved);
  const [state, setState] = useState<SaveStateProps['state']>('idle');

  const choose = async (next: Digest): Promise<void> => {
    setDigest(next);
    setState('saving');
    const options = { doing: 'saving your choice', quiet: ['NETWORK', 'UNKNOWN', 'INTERNAL_SERVER_ERROR'] };
    const { ok } = await run(ChooseDigestDocument, 'chooseDigest', { digest: next }, options);
    setState(ok ? 'saved' : 'error');
  };
  return (
    <Frame as="section" aria-label="Digest">
      <Head><H3 as="h2">Digest</H3><SaveState state={state} onRetry={() => void choose(digest)} /></Head>
      <Text as="p" size="small" tone="2">What you missed, in one mail.</Text>
      <Line>
        <Segmented label="How often" options={OPTIONS} value={digest} onChange={(next) => void choose(next)} />
        <Text size="small" tone="2">{WHEN[digest]}</Text>
      </Line>
    </Frame>
  );
}
