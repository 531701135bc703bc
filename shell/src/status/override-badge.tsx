import type { ReactNode } from 'react';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { mobile } from '@heartwood/shared-ui';
import { endPreview } from '../registry/end-preview';
import { $overrides, $publishedRegistry, overridesChanged } from '../registry/registry.model';

/** Says on every page that this browser runs somebody's own build, or a version that only a link opens, and ends it. */
export function OverrideBadge() {
  const [overrides, registry] = useUnit([$overrides, $publishedRegistry]);
  const names = Object.keys(overrides);
  const preview = registry?.preview;
  if (names.length === 0 && !preview) return null;
  const reset = (): void => {
    overridesChanged({});
    // What was loaded from the other address is in memory: only a new page is without it.
    window.location.reload();
  };
  return (
    <Frame role="status">
      {names.length > 0 ? <Told act="Reset" onAct={reset}>Overridden: {names.join(', ')}</Told> : null}
      {preview ? (
        <Told act="End" onAct={() => endPreview()}>
          {preview.branch === undefined ? `Preview: ${preview.name} ${preview.version}` : `Branch: ${preview.branch}`}
        </Told>
      ) : null}
    </Frame>
  );
}

function Told({ act, onAct, children }: { act: string; onAct: () => void; children: ReactNode }) {
  return <span>{children} <button onClick={onAct} type="button">{act}</button></span>;
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
  ${mobile} { bottom: calc(12px + var(--h-bottomnav) + env(safe-area-inset-bottom)); }
  & button {
    padding: 4px 10px; border: 1px solid var(--warning-text); border-radius: 999px; background: none; color: inherit; cursor: pointer;
  }
`;
