import { mobile } from '@heartwood/shared-ui';
import styled from 'styled-components';

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
  ${mobile} { min-height: 0; contain: none; }
`;
export const Layout = styled.div<{ $facts: boolean }>`
  display: grid;
  grid-template-columns: 264px minmax(0, 1fr) ${({ $facts }) => ($facts ? '300px' : '')};
  grid-template-rows: minmax(0, 1fr);
  flex: 1;
  min-height: 0;
  ${mobile} { display: block; }
`;
export const ListSide = styled.nav`
  display: flex;
  flex-direction: column;
  gap: 1px;
  padding: 14px 10px;
  overflow: auto;
  border-right: 1px solid var(--border);
  ${mobile} { display: none; }
`;
export const Middle = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  min-width: 0;
  padding: 24px 32px;
  overflow: auto;
  & > * { flex: none; }
  ${mobile} { padding: 16px; overflow: visible; }
`;
export const FactsSide = styled.aside`
  display: flex;
  flex-direction: column;
  gap: 18px;
  min-width: 0;
  padding: 20px;
  overflow: auto;
  border-left: 1px solid var(--border);
  ${mobile} { padding: 16px; border-top: 1px solid var(--border); border-left: 0; overflow: visible; }
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
`;
export const FootEnd = styled.span`display: flex; align-items: center; gap: 8px; margin-left: auto;`;
export const DesktopOnly = styled.span`display: contents; ${mobile} { display: none; }`;
