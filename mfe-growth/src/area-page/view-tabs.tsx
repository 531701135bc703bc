import { mobile, print } from '@heartwood/shared-ui';
import { Link } from 'react-router';
import styled from 'styled-components';
import { PageFrame } from './module-layout';

/** A page of an area that is none of its modules: it scrolls by itself. */
export const ViewPage = styled(PageFrame)`
  gap: 12px;
  padding: 16px 20px 20px;
  overflow: auto;
  ${mobile} { padding: 12px 16px 24px; overflow: visible; }
  ${print} { padding: 0; }
`;
/** The way between the views, and what is said of the one that is open. */
export const ViewBar = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 14px;
  min-height: 36px;
  ${print} { display: none; }
`;
/** The bar above the list, which has no padding of its own. */
export const ListBar = styled(ViewBar)`padding: 8px 20px; border-bottom: 1px solid var(--border); ${mobile} { padding: 8px 16px; }`;

const Tabs = styled.nav`
  display: flex;
  gap: 2px;
  padding: 3px;
  border-radius: 10px;
  background: var(--surface-selected);
  ${mobile} { width: 100%; overflow: auto; }
  & > a {
    display: flex;
    flex: 1;
    align-items: center;
    justify-content: center;
    height: 26px;
    padding: 0 20px;
    border-radius: 7px;
    color: var(--text-2);
    font-size: 12.5px;
    font-weight: var(--fw-semi);
    text-decoration: none;
    white-space: nowrap;
    ${mobile} { height: 38px; padding: 0 12px; }
  }
  & > a:hover { color: var(--text); }
  & > a[aria-current] { background: var(--surface-thumb); color: var(--text); box-shadow: var(--shadow-1); }
`;

export interface AreaView { key: string; label: string }

/** The views of an area, as links: each is an address. */
export function ViewTabs({ path, views, open }: { path: string; views: readonly AreaView[]; open: string }) {
  return (
    <Tabs aria-label="Views">
      {views.map(({ key, label }) => (
        <Link key={key} to={`${path}?view=${key}`} {...(key === open && { 'aria-current': 'page' as const })}>{label}</Link>
      ))}
    </Tabs>
  );
}
