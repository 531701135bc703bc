import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import styled from 'styled-components';
import { useReadable } from '@heartwood/contract/kit';
import { ArrowLeftIcon, ChevronRightIcon, CompanyMark, Icon, Kbd, MenuIcon, mobile, SearchIcon, Tally, useIsMobile } from '@heartwood/shared-ui';
import { $isMenuOpen, dialogOpened, menuToggled } from '../dialogs/dialogs.model';
import { nav } from '../navigation/nav';
import { pageActions, pageHead } from '../page/page-head';
import { warmPalette } from '../palette/load-palette';
import { useCurrentCompany } from '../session/current-company';
import { COMMAND_KEY } from './command-key';
import { Tools } from './tools';
import { UserMenu } from './user-menu';

const Bar = styled.header`
  display: flex;
  align-items: center;
  gap: 4px;
  flex: none;
  height: var(--h-topbar);
  padding: 0 14px 0 24px;
  border-bottom: 1px solid var(--border);
  ${mobile} { position: sticky; top: 0; z-index: var(--z-sticky); padding: 0 4px; background: var(--surface); }
`;
const Crumbs = styled.nav`
  flex: 1;
  min-width: 128px;
  & > ol { display: flex; align-items: center; gap: 8px; font-size: 13.5px; font-weight: var(--fw-semi); }
  & li { display: flex; align-items: center; gap: 8px; min-width: 0; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
  & li:not(:last-child) { color: var(--text-3); font-weight: var(--fw-medium); }
  container: crumbs / inline-size;
  /* Beside much else there is room for the page alone. */
  @container crumbs (max-width: 279.98px) {
    & li:last-child { display: block; }
    & li:not(:last-child), & li > svg { display: none; }
  }
  ${mobile} {
    min-width: 0;
    padding-left: 10px;
    & > ol { font-size: 15px; }
    & li:last-child { display: block; }
    & li:not(:last-child), & li > svg { display: none; }
  }
`;
const Actions = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  margin-right: 10px;
  &:empty { display: none; }
  ${mobile} { margin-right: 0; }
`;
const Search = styled.button`
  display: flex;
  align-items: center;
  gap: 8px;
  flex: 0 1 216px;
  min-width: 0;
  height: var(--h-md);
  margin-right: 6px;
  padding: 0 10px;
  border: 0;
  border-radius: var(--r-2);
  background: var(--surface-hover);
  color: var(--text-3);
  font-size: 13px;
  text-align: left;
  cursor: pointer;
  overflow: hidden;
  & > span { flex: 1; }
  & > kbd { flex: none; white-space: nowrap; }
  &:hover { color: var(--text); }
  ${mobile} { display: none; }
`;

/** A phone's icon: 44 px, and no tooltip where nothing hovers. */
const Press = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: var(--r-2);
  background: none;
  color: var(--text-2);
`;

/** Where the page stands, its own actions, search and the person. */
export function TopBar() {
  const { company } = useCurrentCompany();
  const head = useReadable(pageHead);
  const isMobile = useIsMobile();
  const isMenuOpen = useUnit($isMenuOpen);
  useEffect(() => () => pageActions.set(null), []);
  if (isMobile && head.isFullScreen) return null;
  return (
    <Bar>
      {isMobile && head.backTo !== undefined ? (
        <Press type="button" aria-label="Back" onClick={() => nav.navigate(head.backTo ?? '/app')}><Icon as={ArrowLeftIcon} size={22} /></Press>
      ) : null}
      {isMobile && head.backTo === undefined ? (
        <Press type="button" aria-label="Menu" aria-expanded={isMenuOpen} aria-controls="side" onClick={() => menuToggled(!isMenuOpen)}>
          <Icon as={MenuIcon} size={22} />
        </Press>
      ) : null}
      {isMobile ? <CompanyMark name={company.name} logo={company.logo} size={24} /> : null}
      <Crumbs aria-label="Breadcrumb">
        <ol>
          {head.crumbs.map(({ label, to }, index) => {
            const isLast = index === head.crumbs.length - 1;
            return (
              <li key={`${label}${index}`} aria-current={isLast ? 'page' : undefined}>
                {index > 0 ? <Icon as={ChevronRightIcon} size={14} /> : null}
                {to === undefined || isLast ? label : <a href={to}>{label}</a>}
                {isLast && head.tally && !isMobile ? <Tally done={head.tally} size="sm" label={label} /> : null}
              </li>
            );
          })}
        </ol>
      </Crumbs>
      <Actions ref={pageActions.set} />
      <Search type="button" aria-keyshortcuts="Control+K Meta+K" onPointerEnter={warmPalette} onClick={() => dialogOpened({ name: 'palette' })}>
        <Icon as={SearchIcon} size={16} />
        <span>Search</span>
        <Kbd>{COMMAND_KEY}K</Kbd>
      </Search>
      {isMobile ? (
        <Press type="button" aria-label="Search" onClick={() => dialogOpened({ name: 'palette' })}><Icon as={SearchIcon} size={22} /></Press>
      ) : null}
      <Tools />
      <UserMenu />
    </Bar>
  );
}
