import { PageActions } from '@heartwood/contract/kit';
import { Segmented } from '@heartwood/shared-ui';
import { useSearchParams } from 'react-router';

const VIEWS = [
  { value: 'overview', label: 'Overview' }, { value: 'assumptions', label: 'Assumptions' }, { value: 'snapshots', label: 'Snapshots' },
] as const;
type OverviewView = (typeof VIEWS)[number]['value'];

/** The view of the company overview that the address names. */
export function useOverviewView(): [OverviewView, (view: OverviewView) => void] {
  const [search, setSearch] = useSearchParams();
  const view = VIEWS.find(({ value }) => value === search.get('view'))?.value ?? 'overview';
  return [view, (next) => setSearch(next === 'overview' ? {} : { view: next })];
}

/** The views of the company overview, in the top bar. */
export function OverviewViews({ view, onChange }: { view: OverviewView; onChange(view: OverviewView): void }) {
  return <PageActions><Segmented label="View" options={VIEWS} value={view} onChange={onChange} /></PageActions>;
}
