import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import styled, { css } from 'styled-components';
import { latePart, mobile, print, roomy, useIsMobile } from '@heartwood/shared-ui';
import { optionalPart } from '../app/optional-part';
import { $isMenuOpen, dialogOpened, menuToggled } from '../dialogs/dialogs.model';
import { nav } from '../navigation/nav';
import { useLocation, useQuery } from '../navigation/use-location';
import { RemotePage } from '../page/remote-page';
import { Whole } from '../page/whole';
import { $pages, pageOf } from '../registry/menu.model';
import { $beside } from '../slots/beside.model';
import { $openSlots } from '../slots/open-slots.model';
import { BottomMenu } from './bottom-menu';
import { Dialogs } from './dialogs';
import { Notices } from './notices';
import { PageOutlet } from './page-outlet';
import { Sidebar } from './sidebar';
import { TopBar } from './top-bar';
import { useAfterPage } from './use-after-page';
import { useShellEvents } from './use-shell-events';
import { useShortcuts } from './use-shortcuts';

/** The page comes first. */
const AFTER_THE_PAGE = 1_200;

const LateSlots = optionalPart(async () => (await import('./late-slots')).LateSlots);
const Rail = latePart(() => import('./rail').then((part) => part.Rail));

const Frame = styled.div<{ $rail: boolean }>`
  display: grid;
  grid-template-columns: ${({ $rail }) => ($rail ? 'var(--w-rail)' : 'var(--w-sidebar)')} minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr);
  height: 100dvh;
  overflow: hidden;
  ${mobile} { display: flex; flex-direction: column; background: var(--surface); }
  /* On paper there is the page alone, as long as it is. */
  ${print} { display: block; height: auto; overflow: visible; & > :not(#main) { display: none; } }
  /* What is chosen is told by a tint, and there are none: it takes the colours of a selection. */
  @media (forced-colors: active) {
    & [aria-pressed='true'], & [role='radio'][aria-checked='true'], & [aria-current='page']:any-link {
      forced-color-adjust: none; background: Highlight; color: HighlightText;
    }
  }
`;

const Sheet = styled.main<{ $beside: number }>`
  position: relative;
  display: flex;
  flex-direction: column;
  min-height: 0;
  margin: 8px 8px 8px 0;
  border: 1px solid var(--border);
  border-radius: 14px;
  background: var(--surface);
  overflow: hidden;
  ${({ $beside }) => $beside > 0 && css`${roomy} { & > :not(:first-child) { margin-right: ${$beside}px; } }`}
  ${mobile} { flex: 1; margin: 0; border: 0; border-radius: 0; overflow: auto; }
  ${print} { display: block; margin: 0; border: 0; overflow: visible; & > :not(#page) { display: none; } & > #page { margin-right: 0; } }
`;

const Scroll = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  overflow: auto;
  ${mobile} { flex: 1 0 auto; overflow: visible; }
  ${print} { display: block; overflow: visible; }
`;

const Skip = styled.a`
  position: absolute;
  left: 12px;
  top: -60px;
  z-index: var(--z-tooltip);
  padding: 10px 14px;
  border-radius: 8px;
  background: var(--action);
  color: var(--text-on-action);
  font-size: 13px;
  font-weight: var(--fw-semi);
  &:focus { top: 12px; }
`;

const SheetScrim = styled.div<{ $open: boolean }>`
  display: none;
  ${({ $open }) => (
    $open && css`${mobile} { display: block; position: fixed; inset: 0; z-index: calc(var(--z-modal) - 1); background: var(--scrim); }`
  )}
`;

/**
 * Out of the frame's flow: whatever a remote puts here takes no room of the product. Not a stacking context, so that its layers stand where
 * they should.
 */
const Layers = styled.div`position: absolute; inset: 0 0 auto; height: 0;`;

/** A page that strangers read too has no layout for its members either. */
export function Layout({ opensWithInvites }: { opensWithInvites: boolean }) {
  const { pathname } = useLocation();
  const page = pageOf(useUnit($pages), pathname);
  return page?.access === 'public'
    ? <Whole><RemotePage name={page.remote} basePath={page.path} /></Whole>
    : <FullLayout opensWithInvites={opensWithInvites} hasRail={page?.layout?.rail ?? false} />;
}

/** Sidebar, top bar, the page on its sheet, and the layers over them. */
function FullLayout({ opensWithInvites, hasRail }: { opensWithInvites: boolean; hasRail: boolean }) {
  const { pathname } = useLocation();
  const isNewCompany = useQuery('new_company') === 'true';
  const isMenuOpen = useUnit($isMenuOpen);
  const isMobile = useIsMobile();
  const isQuiet = useAfterPage(AFTER_THE_PAGE);
  const hasLateSlots = useUnit($openSlots).length > 0 || isQuiet;
  const beside = useUnit($beside);
  useShortcuts();
  useShellEvents();

  useEffect(() => {
    if (opensWithInvites) dialogOpened({ name: 'company-drawer' });
  }, [opensWithInvites]);
  useEffect(() => {
    menuToggled(false);
  }, [pathname]);
  // The address of a new company opens the invite modal (specification, section 2) and is then cleaned.
  useEffect(() => {
    if (!isNewCompany) return;
    dialogOpened({ name: 'invite', isWelcome: true });
    nav.navigate(pathname, { replace: true });
  }, [isNewCompany, pathname]);

  return (
    <Frame $rail={hasRail}>
      <Skip
        href="#page"
        onClick={(event) => {
          event.preventDefault();
          document.getElementById('page')?.focus();
        }}
      >
        Skip to content
      </Skip>
      {hasRail ? <Rail fallback={<div />} /> : null}
      <Sidebar onlyPhone={hasRail} />
      <SheetScrim $open={isMenuOpen} onClick={() => menuToggled(false)} />
      <Sheet id="main" $beside={beside} inert={isMobile && isMenuOpen}>
        <TopBar />
        <Notices />
        <Scroll id="page" tabIndex={-1}>
          <PageOutlet />
        </Scroll>
      </Sheet>
      <BottomMenu />
      {hasLateSlots ? <Layers><LateSlots /></Layers> : null}
      <Dialogs />
    </Frame>
  );
}

