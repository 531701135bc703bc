import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import styled from 'styled-components';
import { useReadable } from '@heartwood/contract/kit';
import {
  ArrowLeftIcon, ChevronRightIcon, CompanyMark, Icon, Kbd, MenuIcon, mobile, SearchIcon, Tally, useIsMobile,
} from '@heartwood/shared-ui';
import { $isMenuOpen, dialogOpened, menuToggled } from '../dialogs/dialogs.model';
import { nav } from '../navigation/nav';
import { pageActions, pageHead } from '../page/page-head';
import { warmPalette } from '../palette/load-palette';
import { useLocation } from '../navigation/use-location';
import { $pages, pageOf } from '../registry/menu.model';
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
  ${mobile} {
    position: sticky; top: 0; z-index: var(--z-sticky); padding: 0 4px; background: var(--surface);
    /* Beside a page's own buttons its name needs the room of the mark. */
    &:has(> nav + span:not(:empty)) { & > button:first-child + span { display: none; } & > nav > ol { font-size: 13px; } }
  }
  /* Of 390 px the tools take so much that the mark would cut the name. */
  @media (max-width: 429.98px) {
    gap: 0;
    & > button:first-child + span { display: none; }
    & > nav > ol { font-size: 14px; }
    /* No word of a name may be broken: the longest is as wide as what is left. */
    &:has(> nav + span:not(:empty)) { padding-right: 0; & > nav { padding-left: 0; & > ol { font-size: 11px; letter-spacing: -.03em; } } }
  }
`;
const Crumbs = styled.nav`
  /* Search gives way before the page's name does. */
  flex: 1 1 372px;
  min-width: 128px;
  & > ol { display: flex; align-items: center; gap: 8px; font-size: 13.5px; font-weight: var(--fw-semi); }
  & li { display: flex; align-items: center; gap: 8px; min-width: 0; white-space: nowrap; overflow: hidden; }
  & li > svg { flex: none; }
  & li:not(:last-child) { flex: none; max-width: 50%; color: var(--text-3); font-weight: var(--fw-medium); }
  container: crumbs / inline-size;
  /* Beside much else there is room for the page alone. */
  @container crumbs (max-width: 279.98px) {
    & li:last-child { display: block; text-overflow: ellipsis; }
    & li:not(:last-child), & li > svg { display: none; }
  }
  ${mobile} {
    flex: 1;
    min-width: 0;
    padding-left: 10px;
    & > ol { font-size: 15px; line-height: 18px; }
    /* A name is not cut: it takes a second line. */
    & li:last-child {
      display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; white-space: normal; overflow-wrap: anywhere;
    }
    & li:not(:last-child), & li > svg { display: none; }
  }
`;
/** Long names end in three dots, not in half a letter. */
const Label = styled.span`
  min-width: 0; overflow: hidden; text-overflow: ellipsis; &:is(a:focus-visible) { outline-offset: -2px; } ${mobile} { overflow: visible; }
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
  flex: 0 60 216px;
  min-width: 36px;
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
  container: search / inline-size;
  & > span { flex: 1; }
  & > kbd { flex: none; white-space: nowrap; }
  /* A word is there whole or not at all. */
  @container search (max-width: 139.98px) { & > kbd { display: none; } }
  @container search (max-width: 79.98px) { & > span { display: none; } }
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

/** Where the page stands, its own actions, search and the person; nothing over a page that brings its own head. */
export function TopBar() {
  const { pathname } = useLocation();
  const hasBar = pageOf(useUnit($pages), pathname)?.layout?.bar ?? true;
  return hasBar ? <FullBar /> : null;
}

function FullBar() {
  const { company } = useCurrentCompany();
  const head = useReadable(pageHead);
  const isMobile = useIsMobile();
  const isMenuOpen = useUnit($isMenuOpen);
  useEffect(() => () => pageActions.set(null), []);
  if (isMobile && head.isFullScreen) return null;
  return (
    <Bar>
      {isMobile && head.backTo !== undefined ? (
        <Press type="button" aria-label="Back" onClick={() => nav.navigate(head.backTo ?? '/app')}>
          <Icon as={ArrowLeftIcon} size={22} />
        </Press>
      ) : null}
      {isMobile && head.backTo === undefined ? (
        <>
          <Press type="button" aria-label="Menu" aria-expanded={isMenuOpen} aria-controls="side" onClick={() => menuToggled(!isMenuOpen)}>
            <Icon as={MenuIcon} size={22} />
          </Press>
          <CompanyMark name={company.name} logo={company.logo} size={24} />
        </>
      ) : null}
      <Crumbs aria-label="Breadcrumb">
        <ol>
          {head.crumbs.map(({ label, to }, index) => {
            const isLast = index === head.crumbs.length - 1;
            return (
              <li key={`${label}${index}`} aria-current={isLast ? 'page' : undefined}>
                {index > 0 ? <Icon as={ChevronRightIcon} size={14} /> : null}
                {to === undefined || isLast ? <Label>{label}</Label> : <Label as="a" href={to}>{label}</Label>}
                {isLast && head.tally && !isMobile ? <Tally done={head.tally} size="sm" label={label} /> : null}
              </li>
            );
          })}
        </ol>
      </Crumbs>
      <Actions ref={pageActions.set} />
      <Search
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={warmPalette}
        onClick={() => dialogOpened({ name: 'palette' })}
      >
        <Icon as={SearchIcon} size={16} />
        <span>Search</span>
        <Kbd>{COMMAND_KEY}K</Kbd>
      </Search>
      {isMobile ? (
        <Press type="button" aria-label="Search" onClick={() => dialogOpened({ name: 'palette' })}>
          <Icon as={SearchIcon} size={22} />
        </Press>
      ) : null}
      <Tools />
      <UserMenu />
    </Bar>
  );
}
