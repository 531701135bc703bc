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
  [data-start] &[aria-busy='true'] { background: none; & > * { opacity: 0; } }
`;

/**
 * Before anything of the product is known. On the way into the product its outline stands behind, since before the first script
 * (`index.html`).
 */
export function LoadingScreen() {
  const isSlow = useDelayed(300);
  return <Screen aria-busy>{isSlow ? <><Logo markOnly /><Spinner label="Loading Heartwood" /></> : null}</Screen>;
}
