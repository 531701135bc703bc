import { mobile, print } from '@heartwood/shared-ui';
import styled, { css } from 'styled-components';

/**
 * The writing column has at least 520 px on a wide screen, whatever stands beside the page. Where that is not left, first
 * the list becomes a rail that opens over the text, then the facts become a panel behind a button.
 */
const listYields = '@container module (max-width: 1163.98px)';
const desktop = '@media (min-width: 1024px)';
const factsYield = '@container module (max-width: 931.98px)';

/**
 * Module page: list 264, the module, facts 300; below them a foot that stays. On a wide screen it takes the height that
 * the shell has left and not what it holds (hence `contain`): its columns scroll, the page does not.
 */
export const PageFrame = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 480px;
  contain: size;
  container: module / inline-size;
  ${mobile} { min-height: 0; contain: none; container-type: normal; }
  ${print} { display: block; min-height: 0; contain: none; container-type: normal; }
`;
export const Layout = styled.div<{ $facts: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: 264px minmax(0, 1fr) ${({ $facts }) => ($facts ? '300px' : '')};
  grid-template-rows: minmax(0, 1fr);
  flex: 1;
  min-height: 0;
  ${listYields} { grid-template-columns: 48px minmax(0, 1fr) ${({ $facts }) => ($facts ? '300px' : '')}; }
  ${factsYield} { grid-template-columns: 48px minmax(0, 1fr); }
  ${mobile} { display: block; }
  ${print} { display: block; }
`;
export const ListSide = styled.nav`
  display: flex;
  flex-direction: column;
  gap: 1px;
  padding: 14px 10px;
  overflow: auto;
  border-right: 1px solid var(--border);
  background: var(--surface);
  ${listYields} {
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
  }
  ${mobile} { display: none; }
  ${print} { display: none; }
`;
export const Middle = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  min-width: 0;
  padding: 24px 32px;
  overflow: auto;
  & > * { flex: none; }
  ${listYields} { grid-column: 2; padding: 24px; }
  ${mobile} { padding: 16px; overflow: visible; }
  ${print} { display: block; padding: 0; overflow: visible; & > * + * { margin-top: 16px; } & button:not([aria-pressed='true']) { display: none; } }
`;
/** Over the module, while they are asked for. */
const overIt = css<{ $open?: boolean }>`
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
/** `$over`: the module is wide and has the room of their column. */
export const FactsSide = styled.aside<{ $open?: boolean; $over?: boolean }>`
  display: flex;
  flex-direction: column;
  gap: 18px;
  min-width: 0;
  padding: 20px;
  overflow: auto;
  border-left: 1px solid var(--border);
  ${factsYield} { ${overIt} }
  ${({ $over }) => $over && css`${desktop} { ${overIt} }`}
  ${mobile} { padding: 16px; border-top: 1px solid var(--border); border-left: 0; overflow: visible; }
  /* Of what stands beside the text, the assumption is part of the plan. */
  ${print} { display: block; position: static; width: auto; padding: 16px 0 0; border: 0; box-shadow: none; & > :not([aria-label='Assumption']), & button { display: none; } }
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
export const FactsDoor = styled.span<{ $always?: boolean }>`
  display: ${({ $always }) => ($always ? 'inline-flex' : 'none')};
  ${factsYield} { display: inline-flex; }
  ${mobile} { display: none; }
`;
