import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { $overrides, overridesChanged } from '../registry/registry.model';

/** Says on every page that this browser runs somebody's own build, and ends it. */
export function OverrideBadge() {
  const overrides = useUnit($overrides);
  const names = Object.keys(overrides);
  if (names.length === 0) return null;
  const reset = (): void => {
    overridesChanged({});
    // What was loaded from the other address is in memory: only a new page is without it.
    window.location.reload();
  };
  return (
    <Frame role="status">
      Overridden: {names.join(', ')}
      <button onClick={reset} type="button">Reset</button>
    </Frame>
  );
}

const Frame = styled.div`
  position: fixed;
  left: 12px;
  bottom: 12px;
  z-index: var(--z-tooltip);
  display: flex;
  align-items: center;
  gap: 10px;
  padding: 6px 6px 6px 12px;
  border: 1px solid var(--warning-line);
  border-radius: 999px;
  background: var(--warning-soft);
  color: var(--warning-text);
  font-size: 12px;
  font-weight: var(--fw-semi);
  & button {
    padding: 4px 10px; border: 1px solid var(--warning-text); border-radius: 999px; background: none; color: inherit; cursor: pointer;
  }
`;
