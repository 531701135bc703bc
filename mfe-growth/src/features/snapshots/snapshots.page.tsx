import { useCompany } from '@heartwood/client-kit/company';
import { usePageHeading } from '@heartwood/client-kit/keys';
import { NotAMember, PageFailure } from '@heartwood/client-kit/states';
import { comparePlans, MODULE_COUNT, moduleOf, type ModuleKey } from '@heartwood/contract/domain';
import { usePageHead, useShell } from '@heartwood/contract/kit';
import { EmptyState, H1, mobile, Text } from '@heartwood/shared-ui';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { PlanSnapshotsDocument } from '../../generated/graphql';
import { dayWords } from '../../module/due-date';
import { differenceWords } from './snapshot-words';
import { useWeeks } from './use-weeks';
import { WeekList } from './week-list';

const Page = styled.div`
  display: flex;
  gap: 24px;
  padding: 20px 24px;
  ${mobile} { flex-direction: column; gap: 16px; padding: 16px; }
`;
const Weeks = styled.aside`
  display: grid;
  flex: none;
  grid-template-columns: repeat(2, 108px);
  gap: 8px;
  align-items: start;
  ${mobile} { grid-template-columns: minmax(0, 1fr); }
`;
const Side = styled.section`display: flex; flex: 1; flex-direction: column; gap: 14px; min-width: 0; & h1 { outline: none; }`;
const Scroll = styled.div`overflow-x: auto; border: 1px solid var(--border); border-radius: 10px;`;
const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 13px;
  line-height: 18px;
  & th, & td { padding: 9px 14px; text-align: left; vertical-align: top; }
  & thead th { background: var(--surface-sunken); font-size: 12px; font-weight: var(--fw-medium); color: var(--text-2); }
  & tbody tr { border-top: 1px solid var(--border); }
  & tbody th { font-weight: var(--fw-semi); }
  & td { font-variant-numeric: tabular-nums; }
  ${mobile} { & th, & td { padding: 9px 10px; } }
`;

const WHEN = `A snapshot of the plan is kept on each Monday after a week in which something changed. With the second one you see here
  what became of your figures.`;

/** The plan of one week beside that of another: what is different. */
export function SnapshotsPage() {
  const shell = useShell();
  const { companyId } = useCompany();
  // The weeks come first: which two are laid side by side depends on them.
  const [list, again] = useQuery({ query: PlanSnapshotsDocument, variables: { companyId, weeks: [] } });
  const known = list.data?.planSnapshots?.weeks ?? [];
  const [{ before, after }, choose] = useWeeks(known);
  const wanted = before === null || after === null ? [] : [before, after];
  const [pair] = useQuery({ query: PlanSnapshotsDocument, variables: { companyId, weeks: wanted }, pause: wanted.length < 2 });
  const heading = usePageHeading('snapshots');
  usePageHead({
    title: 'Snapshots', backTo: shell.nav.basePath,
    crumbs: [{ label: 'Growth Framework', to: shell.nav.basePath }, { label: 'Company overview' }],
  });
  const error = list.error ?? pair.error;
  const find = (week: string | null) => pair.data?.planSnapshots?.snapshots.find((each) => each.week === week)?.modules;
  const [then, now] = [find(before), find(after)];
  const doneOf = (modules: typeof then) => modules?.filter(({ isDone }) => isDone).length ?? 0;
  return (
    <>
      {list.data && !list.data.planSnapshots ? <NotAMember /> : null}
      {!list.data && error && !list.fetching ? (
        <PageFailure what="The snapshots" error={error} onRetry={() => again({ requestPolicy: 'network-only' })} />
      ) : null}
      {list.data?.planSnapshots && known.length < 2 ? (
        <EmptyState
          level={1} title="There is nothing to compare yet"
          text={WHEN}
        />
      ) : null}
      {known.length >= 2 ? (
        <Page>
          <Weeks aria-label="Weeks">
            <WeekList label="Before" weeks={known} value={before} onChange={(week) => choose({ before: week })} />
            <WeekList label="After" weeks={known} value={after} onChange={(week) => choose({ after: week })} />
          </Weeks>
          <Side aria-busy={pair.fetching}>
            <div>
              <H1 ref={heading} tabIndex={-1}>{before && after ? `${dayWords(before)} and ${dayWords(after)}` : 'Snapshots'}</H1>
              {then && now
                ? <Text size="dense" tone="2">{doneOf(then)} of {MODULE_COUNT} done, then {doneOf(now)} of {MODULE_COUNT}.</Text>
                : null}
            </div>
            {then && now && before && after ? <Differences then={then} now={now} before={before} after={after} /> : null}
          </Side>
        </Page>
      ) : null}
    </>
  );
}

type Modules = Parameters<typeof comparePlans>[0];

function Differences({ then, now, before, after }: { then: Modules; now: Modules; before: string; after: string }) {
  const modules = comparePlans(then, now);
  if (modules.length === 0) return <Text size="dense" tone="2">The plan said the same in both weeks.</Text>;
  return (
    <Scroll role="region" aria-label="What is different" tabIndex={0}>
      <Table>
        <thead>
          <tr>
            <th scope="col">Module</th>
            <th scope="col">What</th>
            <th scope="col">{dayWords(before)}</th>
            <th scope="col">{dayWords(after)}</th>
          </tr>
        </thead>
        <tbody>
          {modules.flatMap(({ key, differences }) => differences.map((difference, index) => {
            const words = differenceWords(difference);
            return (
              <tr key={`${key}/${index}`}>
                {index === 0 ? <th scope="rowgroup" rowSpan={differences.length}>{moduleOf(key as ModuleKey).label}</th> : null}
                <td>{words.what}</td><td>{words.before}</td><td>{words.after}</td>
              </tr>
            );
          }))}
        </tbody>
      </Table>
    </Scroll>
  );
}
