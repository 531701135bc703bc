import { useCompany } from '@heartwood/client-kit/company';
import { PageFailure } from '@heartwood/client-kit/states';
import { usePageHead } from '@heartwood/contract/kit';
import { Card, H3, Segmented, Skeleton, Text } from '@heartwood/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { AffiliateStatisticsDocument } from '../../generated/graphql';
import { partWords } from '../../program/amounts';
import { StackedChart } from '../../program/chart-card';
import { Page, PageTop } from '../../program/page';
import { Code, TableFrame } from '../../program/table';
import { funnelHeadline, HEADS, stepLabel, sumOf, WINDOWS, type By, type Funnel, type Statistics } from './statistics-words';

const Two = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px;
  @media (max-width: 1100px) { grid-template-columns: minmax(0, 1fr); }
`;
const Frame = styled(Card).attrs({ as: 'section' })`min-width: 0; padding: 18px 20px;`;
const Steps = styled.dl`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: 14px 12px;
  align-items: center;
  margin: 16px 0;
  font-size: 13px;
  & dd { display: flex; align-items: center; gap: 10px; margin: 0; min-width: 0; }
  & b { font-size: 18px; font-weight: 640; font-variant-numeric: tabular-nums; }
`;
const Bar = styled.span`
  flex: none; height: 32px; min-width: 3px; border-radius: 4px; background: var(--text-3); opacity: .6;
  &[data-last] { background: var(--text); opacity: 1; }
`;

const Part = styled.span`display: flex; align-items: center; gap: 10px;`;
const Track = styled.span`
  flex: none; width: 110px; height: 5px; border-radius: 3px; background: var(--surface-selected); overflow: hidden;
  & > i { display: block; height: 100%; background: var(--action); }
`;
const Own = styled.span`margin-left: 8px; color: var(--text-3);`;

/** From click to paid plan, along time and by code. */
export function StatisticsPage() {
  const { companyId } = useCompany();
  const [by, setBy] = useState<By>('MONTH');
  const [{ data, error, fetching }, ask] = useQuery({ query: AffiliateStatisticsDocument, variables: { companyId, by } });
  usePageHead({ title: 'Statistics', crumbs: [{ label: 'Affiliate' }, { label: 'Statistics' }] });
  const facts = data?.affiliateStatistics;
  if (!facts) {
    return error && !fetching
      ? <PageFailure what="Statistics" error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />
      : <Page aria-busy="true"><Skeleton width={320} height={30} /><Skeleton height={260} /></Page>;
  }
  const sum = sumOf(facts.steps);
  const bars = facts.steps.map(
    ({ from, signUps, paid }) => ({ key: from, label: stepLabel(from, by), solid: paid, hollow: signUps - paid }),
  );
  return (
    <Page>
      <PageTop name="statistics" title={funnelHeadline(sum)} lead="A click counts once a visitor and day.">
        <Segmented label="Of the last" options={WINDOWS} value={by} onChange={setBy} />
      </PageTop>
      <Two>
        <FunnelCard sum={sum} />
        <StackedChart title="Sign-ups" heads={[HEADS[by], 'Paid', 'Not yet']} bars={bars} words={String} />
      </Two>
      <CodeTable codes={facts.codes} />
    </Page>
  );
}

function FunnelCard({ sum: { clicks, signUps, paid } }: { sum: Funnel }) {
  const width = (value: number) => ({ width: `${clicks === 0 ? 0 : Math.min(55, (value / clicks) * 55)}%` });
  return (
    <Frame aria-label="From click to paid plan">
      <H3 as="h2">From click to paid plan</H3>
      <Steps>
        <dt>Clicks</dt><dd><Bar style={width(clicks)} /><b>{clicks}</b></dd>
        <dt>Sign-ups</dt>
        <dd>
          <Bar style={width(signUps)} />
          <b>{signUps}</b>
          <Text size="small" tone="3">{clicks === 0 ? '' : `${partWords(signUps, clicks)} of clicks`}</Text>
        </dd>
        <dt>Paid</dt>
        <dd>
          <Bar data-last style={width(paid)} />
          <b>{paid}</b>
          <Text size="small" tone="3">{signUps === 0 ? '' : `${partWords(paid, signUps)} of sign-ups`}</Text>
        </dd>
      </Steps>
      <Text size="small" tone="3">Bars are to scale.</Text>
    </Frame>
  );
}

/** Of who signed up, who pays; the words say it alone. */
function Paying({ signUps, paid }: Pick<Funnel, 'signUps' | 'paid'>) {
  if (signUps === 0) return <>–</>;
  return (
    <Part>
      <Track aria-hidden><i style={{ width: `${Math.min(100, (paid / signUps) * 100)}%` }} /></Track>
      {`${partWords(paid, signUps)}, ${paid} of ${signUps}`}
    </Part>
  );
}

function CodeTable({ codes }: { codes: Statistics['codes'] }) {
  const all = sumOf(codes);
  return (
    <TableFrame aria-label="By code, all time">
      <table>
        <thead>
          <tr>
            <th scope="col">Code</th><th scope="col" data-right>
              Clicks
            </th><th scope="col" data-right>Sign-ups</th><th scope="col" data-right>Paid</th>
            <th scope="col">Sign-ups that pay</th>
          </tr>
        </thead>
        <tbody>
          {codes.map(({ code, isLink, clicks, signUps, paid }) => (
            <tr key={code}>
              <th scope="row"><Code>{code}</Code>{isLink ? <Own>your link</Own> : null}</th>
              <td data-right data-label="Clicks">{clicks}</td><td data-right data-label="Sign-ups">{signUps}</td>
              <td data-right data-strong data-label="Paid">{paid}</td>
              <td><Paying signUps={signUps} paid={paid} /></td>
            </tr>
          ))}
          {codes.length > 1 ? (
            <tr>
              <th scope="row">All</th>
              <td data-right data-strong data-label="Clicks">{all.clicks}</td>
              <td data-right data-strong data-label="Sign-ups">{all.signUps}</td>
              <td data-right data-strong data-label="Paid">{all.paid}</td>
              <td><Paying signUps={all.signUps} paid={all.paid} /></td>
            </tr>
          ) : null}
        </tbody>
      </table>
    </TableFrame>
  );
}
