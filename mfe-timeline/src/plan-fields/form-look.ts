import { mobile } from '@heartwood/shared-ui';
import styled from 'styled-components';

/** Fields of a drawer, and two of them side by side. */
export const Fields = styled.div`display: flex; flex-direction: column; gap: 13px;`;
export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 12px;
  & > :only-child { grid-column: 1 / -1; }
`;
/** Stacked on a phone. */
export const WidePair = styled(Pair)`${mobile} { grid-template-columns: minmax(0, 1fr); }`;
export const FootEnd = styled.span`display: flex; gap: 8px; margin-left: auto; ${mobile} { flex: 1; & > * { flex: 1; } }`;
