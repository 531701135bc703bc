import styled from 'styled-components';
import { Button } from '@heartwood/shared-ui';
import { toast } from '../toasts/toasts';

const Block = styled.div`display: flex; flex-direction: column; gap: 8px; align-items: flex-start; min-width: 0;`;
const Text = styled.pre`
  width: 100%; max-height: 220px; margin: 0; padding: 12px; overflow: auto; border: 1px solid var(--border); border-radius: var(--r-2);
  background: var(--surface-sunken);
  font: 12px/18px ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere;
`;

/** Text to take along as it is. `of` says whose it is where a page has several of a label; no landmark, as partners may have one name. */
export function CopyBlock({ label, of, text }: { label: string; of?: string; text: string }) {
  return (
    <Block>
      <Text role="group" aria-label={of === undefined ? label : `${label} of ${of}`} tabIndex={0}>{text}</Text>
      <Button size="sm" onClick={() => void navigator.clipboard.writeText(text).then(() => toast({ title: 'Copied', status: 'success' }))}>
        Copy {label.toLowerCase()}
      </Button>
    </Block>
  );
}
