import { useCommand } from '@heartwood/client-kit/commands';
import { useShell } from '@heartwood/contract/kit';
import { Card, H3, SaveState, Select, Switch, Text, type SaveStateProps } from '@heartwood/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { ChooseQuietHoursDocument } from '../../generated/graphql';
import { clockWords, HALF_HOURS, zoneWords } from './clock-words';

const Frame = styled(Card)`padding: 14px 16px 16px;`;
const Head = styled.div`display: flex; align-items: center; gap: 12px; & > h2 { flex: 1; }`;
const Line = styled.div`display: flex; align-items: center; gap: 8px; margin-top: 10px; & > :not(span[aria-hidden]) { flex: 1; }`;

/** Times of day, such as 21:00. */
export interface QuietTimes { from: string; to: string }

const NIGHT: QuietTimes = { from: '21:00', to: '07:00' };

/** Between which hours nothing makes itself heard: what comes then is pushed when they are over, and stands in the list meanwhile. */
export function QuietCard({ quietHours: saved }: { quietHours: QuietTimes | null }) {
  const { locale } = useShell();
  const run = useCommand();
  const [isOn, setOn] = useState(saved !== null);
  const [times, setTimes] = useState(saved ?? NIGHT);
  const [state, setState] = useState<SaveStateProps['state']>('idle');

  const save = async (next: QuietTimes | null): Promise<void> => {
    setState('saving');
    const options = { doing: 'saving your quiet hours', quiet: ['NETWORK', 'UNKNOWN', 'INTERNAL_SERVER_ERROR'] };
    const { ok } = await run(ChooseQuietHoursDocument, 'chooseQuietHours', next ?? {}, options);
    setState(ok ? 'saved' : 'error');
  };
  const turn = (on: boolean) => {
    setOn(on);
    void save(on ? times : null);
  };
  const change = (next: QuietTimes) => {
    setTimes(next);
    void save(next);
  };
  // Hours that end as they begin would be none or all day.
  const options = (value: string, other: string) => [...new Set([...HALF_HOURS, value])].sort()
    .map((time) => ({ value: time, label: clockWords(time, locale), disabled: time === other }));
  return (
    <Frame as="section" aria-label="Quiet hours">
      <Head>
        <H3 as="h2">Quiet hours</H3>
        <SaveState state={state} onRetry={() => void save(isOn ? times : null)} />
        <Switch on={isOn} onChange={turn} label="Quiet hours" />
      </Head>
      <Text as="p" size="small" tone="2">No push. {zoneWords()}.</Text>
      <Line>
        <Select
          aria-label="From" disabled={!isOn} value={times.from} options={options(times.from, times.to)}
          onValueChange={(from) => change({ ...times, from })}
        />
        <span aria-hidden="true">–</span>
        <Select
          aria-label="To" disabled={!isOn} value={times.to} options={options(times.to, times.from)}
          onValueChange={(to) => change({ ...times, to })}
        />
      </Line>
    </Frame>
  );
}
