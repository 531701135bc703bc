import { mobile, print } from '@heartwood/shared-ui';
import styled, { createGlobalStyle } from 'styled-components';

export const Page = styled.div`
  display: grid; flex: 1; grid-template-columns: 212px minmax(0, 1fr); min-height: 100%;
  ${mobile} { grid-template-columns: minmax(0, 1fr); }
  ${print} { display: block; }
`;
export const Index = styled.nav`
  padding: 20px 12px 20px 16px; border-right: 1px solid var(--border);
  & > div { position: sticky; top: 20px; }
  ${mobile} { display: none; }
  ${print} { display: none; }
`;
export const Main = styled.div`min-width: 0; padding: 32px 44px; ${mobile} { padding: 16px; } ${print} { padding: 0; }`;
export const Parts = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 24px 48px; padding-top: 24px;
  ${mobile} { grid-template-columns: minmax(0, 1fr); }
  ${print} { display: block; columns: 2; column-gap: 28px; padding-top: 14px; & > * { margin-bottom: 14px; } }
`;
/** The summary is made for A4, whatever the printer would choose. */
export const OnPaper = createGlobalStyle`@page { size: A4; margin: 16mm 15mm; }`;
