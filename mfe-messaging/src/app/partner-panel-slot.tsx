import type { ViewProps } from '@heartwood/contract/kit';
import { PartnerPanel } from '../features/partner-panel/partner-panel';
import { UnreadReporter } from '../inbox/unread-reporter';
import { MessagingProviders } from './messaging-providers';

/**
 * Slot `partner-panel@1`: messaging on a partner's page. `conversation` is a person's id, `channel` a channel's; `canClose` shows Close.
 */
export function PartnerPanelSlot({ shell, params }: ViewProps) {
  const text = (name: string) => (typeof params[name] === 'string' ? params[name] : null);
  return (
    <MessagingProviders shell={shell}>
      <UnreadReporter />
      <PartnerPanel conversation={text('conversation')} channel={text('channel')} canClose={params['canClose'] === true} />
    </MessagingProviders>
  );
}
