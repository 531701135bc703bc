import { ArrowUpIcon, Icon, mobile, Spinner } from '@heartwood/shared-ui';
import type { Ref } from 'react';
import styled from 'styled-components';

// Of no height: what it stands over does not move.
const Place = styled.div`
  position: sticky; top: 12px; z-index: 2; display: flex; justify-content: center; height: 0; margin-top: -12px;
  ${mobile} { margin-top: 0; }
`;
const Pill = styled.button`
  display: inline-flex; align-items: center; gap: 8px; height: 36px; padding: 0 14px; border: 0; border-radius: var(--r-full);
  background: var(--action); color: var(--text-on-action); font: inherit; font-size: 13px; font-weight: var(--fw-semi);
  box-shadow: var(--shadow-2); cursor: pointer;
  ${mobile} { height: 44px; }
  &:hover { background: var(--action-hover); }
`;

/** What was written since then waits until it is asked for. */
export function NewPostsPill({ ref, count, busy, onShow }: { ref: Ref<HTMLDivElement>; count: number; busy: boolean; onShow: () => void }) {
  return (
    <Place ref={ref} role="status">
      {count > 0 ? (
        <Pill type="button" onClick={busy ? undefined : onShow} aria-busy={busy || undefined}>
          {count >= MOST ? `${MOST}+ new posts` : count === 1 ? '1 new post' : `${count} new posts`}
          {busy ? <Spinner /> : <Icon as={ArrowUpIcon} size={16} />}
        </Pill>
      ) : null}
    </Place>
  );
}

/** The server counts no further. */
const MOST = 100;
