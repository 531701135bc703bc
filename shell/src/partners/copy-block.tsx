import styled from 'styled-components';
import { Button } from '@heartwood/shared-ui';
import { toast } from '../toasts/toasts';

const Block = styled.div`display: flex; flex-direction: column; gap: 8px; align-items: flex-start; min-width: 0;`;
const Text = styled.pre`
  width: 100%; max-height: 220px; margin: 0; padding: 12px; overflow: auto; border: 1px solid var(--border); border-radius: var(--r-2); background: var(--surface-sunken);
  font: 12px/18px ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere;
`;

/** Text to take along as it is. */
export function CopyBlock({ label, text }: { label: string; text: string }) {
  return (
    <Block>
      <Text role="region" aria-label={label} tabIndex={0}>{text}</Text>
      <Button size="sm" onClick={() => void navigator.clipboard.writeText(text).then(() => toast({ title: 'Copied', status: 'success' }))}>Copy {label.toLowerCase()}</Button>
    </Block>
  );
}
