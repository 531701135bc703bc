import { mobile, print } from '@heartwood/shared-ui';
import styled, { css } from 'styled-components';

/**
 * The writing column has at least 520 px on a wide screen, whatever stands beside the page. Where that is not left, first
 * the list becomes a rail that opens over the text, then the facts become a panel behind a button.
 */
const listYields = '@container module (max-width: 1163.98px)';
/** A module whose rows want the list's room too has it as a rail on every wide screen. */
const listIsRail = '@container rail-module (min-width: 0px)';
const factsYield = '@container module (max-width: 931.98px)';
/** A wide module never has a column of facts beside it; on a phone they stand below, as everywhere. */
const desktop = '@media (min-width: 1024px)';

/**
 * Module page: list 264, the module, facts 300; below them a foot that stays. On a wide screen it takes the height that
 * the shell has left and not what it holds (hence `contain`): its columns scroll, the page does not.
 */
export const PageFrame = styled.div<{ $rail?: boolean }>`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 480px;
  contain: size;
  container: ${({ $rail = false }) => ($rail ? 'module rail-module' : 'module')} / inline-size;
  ${mobile} { min-height: 0; contain: none; container-type: normal; }
  ${print} { display: block; min-height: 0; contain: none; container-type: normal; }
`;
export const Layout = styled.div<{ $facts: boolean; $list?: boolean }>`
  --list: ${({ $list = true }) => ($list ? '264px' : '0px')};
  position: relative;
  display: grid;
  grid-template-columns: var(--list) minmax(0, 1fr) ${({ $facts }) => ($facts ? '300px' : '')};
  grid-template-rows: minmax(0, 1fr);
  flex: 1;
  min-height: 0;
  ${listYields} { --list: ${({ $list = true }) => ($list ? '48px' : '0px')}; }
  ${listIsRail} { --list: ${({ $list = true }) => ($list ? '48px' : '0px')}; }
  ${factsYield} { grid-template-columns: var(--list) minmax(0, 1fr); }
  ${mobile} { display: block; }
  ${print} { display: block; }
`;
const rail = css`
  position: absolute;
  left: 0;
  top: 0;
  bottom: 0;
  z-index: var(--z-sticky);
  width: 48px;
  overflow: hidden;
  transition: width var(--t-base) var(--ease-out);
  --rail-words: 0;
  --rail-gap: 22px;
  & > * { width: 243px; flex: none; }
  &:hover, &:has(:focus-visible) { --rail-words: 1; width: 264px; overflow: auto; box-shadow: var(--shadow-2); }
`;
export const ListSide = styled.nav`
  display: flex;
  flex-direction: column;
  gap: 1px;
  padding: 14px 10px;
  overflow: auto;
  border-right: 1px solid var(--border);
  background: var(--surface);
  ${listYields} { ${rail} }
  ${listIsRail} { ${rail} }
  ${mobile} { display: none; }
  ${print} { display: none; }
`;
/**
 * A drawer of the module's own, at the right edge and as high as the page. Beside the module where there is room for both, else over it.
 */
const DRAWER = 440;
const drawerBeside = '@container module (min-width: 1080px)';
export const DrawerPlace = styled.div`
  position: absolute;
  top: 0;
  right: 0;
  bottom: 0;
  z-index: var(--z-sticky);
  display: flex;
  box-shadow: var(--shadow-2);
  & > * { width: ${DRAWER}px; }
  ${drawerBeside} { box-shadow: none; }
  /* The drawer takes the screen there: in a layer of its own it would stand below the foot and the menu. */
  ${mobile} { position: static; z-index: auto; & > * { width: auto; } }
  ${print} { display: none; }
`;
export const Middle = styled.div`
  /* What is only read aloud stands outside of the flow: it scrolls with its words, and stretches nothing around them. */
  position: relative;
  grid-column: 2;
  display: flex;
  flex-direction: column;
  gap: 16px;
  min-width: 0;
  padding: 24px 32px;
  overflow: auto;
  & > * { flex: none; }
  ${listYields} { padding: 24px; }
  ${listIsRail} { padding: 24px; }
  ${drawerBeside} { &&&:has(${DrawerPlace}) { padding-right: ${DRAWER + 24}px; } }
  ${mobile} { padding: 16px; overflow: visible; }
  ${print} {
    display: block; padding: 0; overflow: visible; & > * + * { margin-top: 16px; } & button:not([aria-pressed='true']) { display: none; }
  }
`;
const overTheText = css<{ $open?: boolean }>`
  grid-column: auto;
  display: ${({ $open }) => ($open ? 'flex' : 'none')};
  position: absolute;
  right: 0;
  top: 0;
  bottom: 0;
  z-index: var(--z-sticky);
  width: 340px;
  background: var(--surface);
  box-shadow: var(--shadow-2);
`;
export const FactsSide = styled.aside<{ $open?: boolean; $wide?: boolean }>`
  grid-column: 3;
  display: flex;
  flex-direction: column;
  gap: 18px;
  min-width: 0;
  padding: 20px;
  overflow: auto;
  border-left: 1px solid var(--border);
  ${factsYield} { ${overTheText} }
  ${({ $wide }) => $wide && css`${desktop} { ${overTheText} }`}
  ${mobile} { padding: 16px; border-top: 1px solid var(--border); border-left: 0; overflow: visible; }
  /* Of what stands beside the text, the assumption is part of the plan. */
  ${print} {
    display: block; position: static; width: auto; padding: 16px 0 0; border: 0; box-shadow: none;
    & > :not([aria-label='Assumption']), & button { display: none; }
  }
`;
/** Where something stands beside the module and pushes it. */
export const BesideModule = styled.div`
  display: flex;
  grid-row: 1;
  grid-column: 3;
  min-height: 0;
  ${print} { display: none; }
`;
export const FootBar = styled.footer`
  display: flex;
  align-items: center;
  gap: 8px;
  flex: none;
  height: 60px;
  padding: 0 24px;
  border-top: 1px solid var(--border);
  background: var(--surface);
  ${mobile} { position: sticky; bottom: 0; z-index: var(--z-sticky); height: auto; padding: 8px 12px; }
  ${print} { display: none; }
`;
export const FootEnd = styled.span`display: flex; align-items: center; gap: 8px; margin-left: auto;`;
export const DesktopOnly = styled.span`display: contents; ${mobile} { display: none; }`;
/** What is there only while the facts are behind it. */
export const FactsDoor = styled.span<{ $wide?: boolean }>`
  display: ${({ $wide = false }) => ($wide ? 'inline-flex' : 'none')};
  ${factsYield} { display: inline-flex; }
  ${mobile} { display: none; }
`;
