import { NotLoaded } from '@heartwood/client-kit/states';
import { H1, mobile, SaveState, Skeleton, Text, useDelayed, VisuallyHidden } from '@heartwood/shared-ui';
import styled from 'styled-components';
import { ChoiceTable } from './choice-table';
import { DigestCard } from './digest-card';
import { hearingWords } from './kinds';
import { PushBanner } from './push-banner';
import { QuietCard } from './quiet-card';
import { useChoices } from './use-choices';

const Head = styled.div`
  display: flex; align-items: flex-end; justify-content: space-between; flex-wrap: wrap; gap: 8px; margin-bottom: 16px;
  ${mobile} { gap: 4px; margin-bottom: 6px; }
`;
const Cards = styled.div`display: flex; flex-wrap: wrap; gap: 12px; margin-top: 16px; & > * { flex: 1 1 280px; }`;

/** What the person hears about, and how. Its place, its width and its paddings are the settings page's. */
export function SettingsPart() {
  const { choices, digest, quietHours, isFailed, retry, state, choose, saveAgain } = useChoices();
  if (isFailed) return <NotLoaded what="Your choices" onRetry={retry} />;
  if (!choices) return <Loading />;
  return (
    <div>
      <Head>
        <div>
          <H1 tabIndex={-1}>{hearingWords(choices)}</H1>
          <Text as="p" size="dense" tone="2">What is switched off never reaches your list, and the bell does not count it.</Text>
        </div>
        <SaveState state={state} onRetry={saveAgain} />
      </Head>
      <PushBanner />
      <ChoiceTable choices={choices} onChoose={choose} />
      <Cards><DigestCard digest={digest} /><QuietCard quietHours={quietHours} /></Cards>
    </div>
  );
}

function Loading() {
  const isSlow = useDelayed();
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">Loading your choices</VisuallyHidden>
      <div style={isSlow ? {} : { visibility: 'hidden' }}>
        <Skeleton width={250} height={26} style={{ margin: '4px 0 8px' }} />
        <Skeleton width="70%" height={13} style={{ marginBottom: 20 }} />
        <Skeleton height={410} style={{ borderRadius: 'var(--r-3)' }} />
      </div>
    </div>
  );
}
