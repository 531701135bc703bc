import { PageActions } from '@heartwood/contract/kit';
import { print, Segmented, useIsMobile } from '@heartwood/shared-ui';
import { useSearchParams } from 'react-router';
import styled from 'styled-components';

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

const Line = styled.div`padding: 12px 16px 0; overflow-x: auto; ${print} { display: none; }`;

/** The views of the company overview, in the top bar; below it on a phone, whose bar has no room for them. */
export function OverviewViews({ view, onChange }: { view: OverviewView; onChange(view: OverviewView): void }) {
  const views = <Segmented label="View" options={VIEWS} value={view} onChange={onChange} />;
  return useIsMobile() ? <Line>{views}</Line> : <PageActions>{views}</PageActions>;
}
