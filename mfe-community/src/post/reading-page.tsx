import { H2, mobile } from '@heartwood/shared-ui';
import styled from 'styled-components';

/** What is read, and beside it what leads on; on a phone one below the other, from edge to edge. */
export const ReadingPage = styled.div`
  display: grid; grid-template-columns: minmax(0, 640px) 300px; gap: 0 40px; justify-content: center; align-items: start; width: 100%;
  padding: 20px 24px 64px;
  @media (max-width: 1260px) { grid-template-columns: minmax(0, 640px) minmax(220px, 300px); gap: 0 24px; }
  ${mobile} { display: flex; flex-direction: column; align-items: stretch; gap: 20px; padding: 0 0 48px; }
`;
export const Reading = styled.div`
  position: relative; display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px; min-width: 0; ${mobile} { gap: 0; }
`;
export const Rail = styled.aside`
  display: grid; grid-template-columns: minmax(0, 1fr); gap: 24px; min-width: 0;
  & > section { display: grid; grid-template-columns: minmax(0, 1fr); gap: 14px; }
  ${mobile} { padding: 0 16px; }
`;
export const RailHead = styled(H2).attrs({ as: 'h2' })`font-size: 15px; line-height: 20px;`;
