import { useCompany } from '@heartwood/client-kit/company';
import { usePageHeading } from '@heartwood/client-kit/keys';
import { PageFailure, ShowMore, useMore } from '@heartwood/client-kit/states';
import { moduleOf, personName, type AreaKey } from '@heartwood/contract/domain';
import { Avatar, EmptyState, H1, H2, Skeleton, TextLink, useDelayed, VisuallyHidden } from '@heartwood/shared-ui';
import { formatTime } from '@heartwood/shared-ui/dates';
import { useRef } from 'react';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { AreaHistoryDocument, type AreaHistoryQuery } from '../../generated/graphql';
import { dayWords, localToday } from '../../module/due-date';
import { areaName, modulePath } from '../../module/module-page';
import { inFramework } from '../../module/places';
import { byDay } from './by-day';

const Frame = styled.section`display: flex; flex-direction: column; gap: 20px; width: 100%; max-width: 720px; padding: 8px 0 24px;`;
const Days = styled.div`display: flex; flex-direction: column; gap: 20px;`;
const Day = styled(H2)`margin: 0 0 4px; font-size: 13px; line-height: 18px; color: var(--text-2);`;
const Lines = styled.ol`margin: 0; padding: 0; list-style: none; & > li + li { border-top: 1px solid var(--border); }`;
const Line = styled.div`
  display: flex;
  gap: 10px;
  align-items: flex-start;
  padding: 10px 0;
  font-size: 13px;
  line-height: 18px;
  & > p { flex: 1; min-width: 0; overflow-wrap: anywhere; }
  & > p > small { display: block; font-size: 12px; line-height: 17px; color: var(--text-3); }
  & > a { flex: none; font-size: 12px; }
`;

type Entry = AreaHistoryQuery['areaHistory']['nodes'][number];

/** What happened in the modules of an area, by day, the newest first; what changed a module's words leads to the version. */
export function AreaHistory({ area }: { area: AreaKey }) {
  const { companyId } = useCompany();
  const isSlow = useDelayed();
  const heading = usePageHeading('history');
  const rows = useRef<HTMLDivElement>(null);
  const [{ data, error, fetching }, refetch] = useQuery({
    query: AreaHistoryDocument, variables: { companyId, area }, requestPolicy: 'cache-and-network',
  });
  const page = data?.areaHistory;
  const more = useMore(page, AreaHistoryDocument, (after) => ({ companyId, area, after }));
  if (!page && error && !fetching) {
    return <PageFailure what="The history" error={error} onRetry={() => refetch({ requestPolicy: 'network-only' })} />;
  }
  if (!page) return <Frame aria-busy="true">{isSlow ? <Skeleton width="60%" /> : null}</Frame>;
  return (
    <Frame aria-label="History">
      <VisuallyHidden><H1 ref={heading} tabIndex={-1}>{areaName(area)} history</H1></VisuallyHidden>
      {page.nodes.length === 0 ? (
        <EmptyState
          title="Nothing has happened here yet"
          text="What is written, done or restored in these modules stands here by day, with who did it."
        />
      ) : null}
      <Days ref={rows}>
        {byDay(page.nodes).map(({ day, entries }) => (
          <div key={day}>
            <Day>{day === localToday() ? 'Today' : dayWords(day)}</Day>
            <Lines aria-label={dayWords(day)}>{entries.map((entry) => <li key={entry.id}><EntryLine entry={entry} /></li>)}</Lines>
          </div>
        ))}
      </Days>
      <ShowMore more={more} rows={rows} />
    </Frame>
  );
}

function EntryLine({ entry: { key, actor, text, createdAt, versionId } }: { entry: Entry }) {
  const { user } = useCompany();
  const name = personName(actor);
  const { label } = moduleOf(key);
  return (
    <Line>
      <Avatar id={actor?.id ?? ''} name={name} photo={actor?.profilePhoto} size={24} alt="" />
      <p>
        {label}
        <small><time dateTime={createdAt}>{formatTime(createdAt)}</time> · {actor?.id === user.id ? 'You' : name} {text}</small>
      </p>
      {versionId === null ? null : (
        <TextLink href={`${inFramework(modulePath(key))}&version=${versionId}`} aria-label={`See this version of ${label}`}>
          See this version
        </TextLink>
      )}
    </Line>
  );
}
