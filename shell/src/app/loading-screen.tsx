import styled from 'styled-components';
import { Logo, Spinner, useDelayed } from '@heartwood/shared-ui';

export const Screen = styled.main`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 16px;
  min-height: 100dvh;
  padding: 24px;
  background: var(--surface);
`;

/** Before anything of the product is known; a fast answer shows nothing at all. */
export function LoadingScreen() {
  const isSlow = useDelayed(300);
  return <Screen aria-busy>{isSlow ? <><Logo markOnly /><Spinner label="Loading Heartwood" /></> : null}</Screen>;
}
