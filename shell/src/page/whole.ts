import { print } from '@heartwood/shared-ui';
import styled from 'styled-components';

/** The window, for a page that has no layout around it. */
export const Whole = styled.div`
  display: flex; flex-direction: column; min-height: 100dvh; background: var(--surface); ${print} { display: block; }
`;
