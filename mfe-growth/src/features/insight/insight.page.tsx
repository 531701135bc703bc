import { useCompany } from '@heartwood/client-kit/company';
import { usePageHeading } from '@heartwood/client-kit/keys';
import { NotAMember, PageFailure } from '@heartwood/client-kit/states';
import { PageActions, usePageHead } from '@heartwood/contract/kit';
import { Button, EmptyState, H1, mobile, Segmented, Skeleton, Text, useIsMobile } from '@heartwood/shared-ui';
import { Numbers, OneNumber } from '@heartwood/shared-ui/charts';
import { MODULE_COUNT } from '@heartwood/contract/domain';
import { useSearchParams } from 'react-router';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { InsightDocument, type InsightQuery } from '../../generated/graphql';
import { PITCH } from '../../module/places';
import { ChartCard } from './chart-card';
import { DoneChart } from './done-chart';
import { barsOf, dayName, monthName, stepsOf, unitOf, type Bar, type Unit } from './insight-points';
import { headline, newTrend, shareTrend, visitTrend } from './insight-words';
import { LinkTable } from './link-table';
import { VisitChart } from './visit-chart';

const Page = styled.div`display: flex; flex-direction: column; gap: 12px; padding: 24px; ${mobile} { padding: 16px; }`;
/** A phone's top bar has no room for it. */
const Above = styled.div`padding: 16px 16px 0;`;
const Lead = styled(Text)`display: block; margin: -8px 0 4px;`;
const Charts = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
  @media (max-width: 1100px) { grid-template-columns: minmax(0, 1fr); }
`;
const Middle = styled.div`display: grid; flex: 1; place-items: center; padding: 40px 24px;`;

const WINDOWS = [{ value: '4', label: '4 weeks' }, { value: '12', label: '12 weeks' }, { value: 'all', label: 'All' }] as const;
type Window = (typeof WINDOWS)[number]['value'];
type Facts = NonNullable<InsightQuery['insight']>;

/** Who looks at the company, and how its plan grows: for owner and admins. */
export function InsightPage() {
  const { companyId, isManager } = useCompany();
  const [search, setSearch] = useSearchParams();
  const window = WINDOWS.find(({ value }) => value === search.get('weeks'))?.value ?? '12';
  const weeks = window === 'all' ? null : Number(window);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const [{ data, error, fetching }, refetch] = useQuery({
    query: InsightDocument, variables: { companyId, weeks, zone }, pause: !isManager,
  });
  usePageHead({ title: 'Insight', crumbs: [{ label: 'Insight' }] });
  const choose = (value: Window) => setSearch(value === '12' ? {} : { weeks: value }, { replace: true });
  const isMobile = useIsMobile();
  if (!isManager) return <ForManagers />;
  const choice = <Segmented size="sm" label="Of the last" options={WINDOWS} value={window} onChange={choose} />;
  return (
    <>
      {isMobile ? <Above>{choice}</Above> : <PageActions>{choice}</PageActions>}
      {data?.insight ? <Insight facts={data.insight} weeks={weeks} />
        : data ? <NotAMember />
          : error && !fetching ? <PageFailure what="Insight" error={error} onRetry={() => refetch({ requestPolicy: 'network-only' })} />
            : <InsightSkeleton />}
    </>
  );
}

/** Whoever comes by a link and does not manage the company reads why there is nothing. */
function ForManagers() {
  return (
    <Middle>
      <EmptyState
        level={1} title="Insight is for the owner and admins" text="Ask one of them what you would like to know."
        action={<Button href="/app/overview">Open the overview</Button>}
      />
    </Middle>
  );
}

function Insight({ facts, weeks }: { facts: Facts; weeks: number | null }) {
  const heading = usePageHeading('insight');
  const {
    since, today, profileVisits, profileVisitsBefore, followers, followersNew, shareViews, shareLinks, modulesDone, modulesDoneNew,
  } = facts;
  if (isEmpty(facts)) {
    return (
      <Middle>
        <EmptyState
          level={1} title="Share your company to see visits"
          text="Who opens its profile is counted from the first day on. Visits by your own team are not."
          action={<Button variant="primary" href={`${PITCH}?share=links`}>Share</Button>}
          secondary={<Button href={`/app/profile/company/${facts.companyId}`}>Open the profile</Button>}
        />
      </Middle>
    );
  }
  const unit = unitOf(weeks, since, today);
  const bars = barsOf(facts.visitHistory, unit, { since, today });
  const steps = stepsOf(facts.moduleHistory, { since, today });
  const visits = `Profile visits by ${unit}`;
  const modules = `Modules done since ${LONG.format(new Date(`${since}T12:00:00Z`))}`;
  return (
    <Page>
      <H1 ref={heading} tabIndex={-1}>{headline(bars, unit, profileVisits, profileVisitsBefore ?? null, weeks)}</H1>
      <Lead as="p" size="dense" tone="2">Visible to the owner and admins. Visits by your own team are not counted.</Lead>
      <Numbers>
        <OneNumber
          name="Profile visits" value={profileVisits.toLocaleString('en-US')}
          {...visitTrend(profileVisits, profileVisitsBefore ?? null, weeks, since)}
        />
        <OneNumber name="Followers" value={followers.toLocaleString('en-US')} {...newTrend(followersNew, 'new', 'none new')} />
        <OneNumber name="Share views" value={shareViews.toLocaleString('en-US')} {...shareTrend(facts, weeks)} />
        <OneNumber
          name="Modules done" value={`${modulesDone} of ${MODULE_COUNT}`} {...newTrend(modulesDoneNew, 'this week', 'none this week')}
        />
      </Numbers>
      <Charts>
        <ChartCard title={visits} heads={[HEADS[unit], 'Visits']} rows={bars.map((bar) => [barName(bar, unit), bar.value])}>
          <VisitChart label={`${visits}, ${bars.at(-1)?.value ?? 0} in the last`} bars={bars} />
        </ChartCard>
        <ChartCard title={modules} heads={['From', 'Modules done']} rows={steps.map(({ at, value }) => [dayName(at), value])}>
          <DoneChart label={`${modules}, ${steps[0]?.value ?? 0} to ${modulesDone}`} steps={steps} since={since} today={today} />
        </ChartCard>
      </Charts>
      {shareLinks.length > 0 ? <LinkTable links={shareLinks} /> : null}
    </Page>
  );
}

const HEADS: Readonly<Record<Unit, string>> = { day: 'Day', week: 'Week', month: 'Month' };
const LONG = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });

function barName({ from, label }: Bar, unit: Unit): string {
  if (unit === 'week') return `Week ${label}, from ${dayName(from)}`;
  return unit === 'day' ? dayName(from) : `${monthName(from)} ${from.slice(0, 4)}`;
}

const isEmpty = ({ profileVisits, profileVisitsBefore, followers, shareLinkCount }: Facts) => (
  profileVisits + (profileVisitsBefore ?? 0) + followers + shareLinkCount === 0
);

function InsightSkeleton() {
  return (
    <Page aria-busy="true">
      <Skeleton width={360} height={30} />
      <Skeleton height={108} />
      <Charts><Skeleton height={280} /><Skeleton height={280} /></Charts>
    </Page>
  );
}
