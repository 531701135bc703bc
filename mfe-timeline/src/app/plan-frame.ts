import { mobile } from '@heartwood/shared-ui';
import styled from 'styled-components';

/** What a page of the plan stands in, with what is open beside it: its parts scroll, it never. */
export const PlanFrame = styled.div`
  display: flex;
  flex: 1;
  contain: size;
  min-height: 0;
  overflow: hidden;
  ${mobile} { contain: none; overflow: visible; }
`;
