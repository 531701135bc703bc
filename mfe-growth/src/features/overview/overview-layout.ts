import { mobile, print } from '@heartwood/shared-ui';
import styled from 'styled-components';

export const Page = styled.div`padding: 20px 24px; ${mobile} { padding: 12px 16px 24px; } ${print} { padding: 0; }`;

/** The pitch, and the facts beside it where there is room for both. */
export const Top = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 560px); gap: 12px;
  @media (max-width: 1339.98px) { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
  ${mobile} { grid-template-columns: minmax(0, 1fr); }
`;
