import styled from 'styled-components';
import { Icon } from '../icon';
import { CircleAlertIcon, CloudCheckIcon, TriangleAlertIcon, WifiOffIcon } from '../icons';
import { TextLink } from '../text/small-text';
import { Spinner } from './spinner';

const Frame = styled.span<{ $error: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 17px;
  font-size: 12px;
  line-height: 17px;
  color: ${({ $error }) => ($error ? 'var(--danger-text)' : 'var(--text-3)')};
  font-variant-numeric: tabular-nums;
`;

const Warning = styled.span`
  display: inline-flex; align-items: center; gap: 6px; color: var(--warning-text); font-weight: var(--fw-medium);
`;

export interface SaveStateProps {
  state: 'idle' | 'saving' | 'saved' | 'error' | 'offline' | 'conflict';
  /** When it was last saved, ready to show: "09:52". */
  at?: string;
  onRetry?: () => void;
  /** With an error: what is wrong with it, as a sentence. */
  why?: string;
}

/** What became of the last change, in words. Silent for assistive technology except when something needs doing. */
export function SaveState({ state, at, onRetry, why }: SaveStateProps) {
  return (
    <Frame role={state === 'error' ? 'alert' : undefined} data-state={state} $error={state === 'error'}>
      {state === 'saving' ? <><Spinner />Saving</> : null}
      {state === 'saved' ? <><Icon as={CloudCheckIcon} size={14} />{at === undefined ? 'Saved' : `Saved ${at}`}</> : null}
      {state === 'offline' ? <><Icon as={WifiOffIcon} size={14} />Offline. Not saved yet</> : null}
      {state === 'conflict' ? <Warning><Icon as={TriangleAlertIcon} size={14} />Not saved, two versions</Warning> : null}
      {state === 'error' ? (
        <>
          <Icon as={CircleAlertIcon} size={14} />Not saved{why === undefined ? null : `. ${why}`}
          {onRetry === undefined ? null : <TextLink as="button" type="button" onClick={onRetry}>Try again</TextLink>}
        </>
      ) : null}
    </Frame>
  );
}
