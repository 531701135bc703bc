import { sentenceOf } from '@heartwood/client-kit/commands';
import { useCompany } from '@heartwood/client-kit/company';
import { useShell } from '@heartwood/contract/kit';
import { Badge, Button, Card, ConfirmDialog, Divider, H3, IconButton, Modal, PlusIcon, Row, Text, Trash2Icon } from '@heartwood/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { callBilling, type KeptCard } from '../billing-calls';
import { useBilling } from '../billing-context';
import { Brand } from '../billing-look';
import { confirmPayment } from '../payment/confirm-payment';
import { settled } from '../payment/settle';
import { isPaid } from '../standing';
import { brandName, maskedNumber } from '../words/card-words';

const Head = styled.div`display: flex; align-items: center; justify-content: space-between; gap: 8px; padding: 12px 8px 8px 16px;`;
const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 12px;
  min-height: 56px;
  padding: 8px 10px 8px 16px;
  & + & { border-top: 1px solid var(--border); }
  & > :last-child { margin-left: auto; }
`;
const Expired = styled(Text)`color: var(--danger-text);`;

type Shown = Pick<KeptCard, 'id' | 'brand' | 'last4' | 'expiredDate' | 'isExpired' | 'isDefault'>;

/** The cards that are kept; the default one pays the next invoice. */
export function CardsSection({ onCard }: { onCard(): void }) {
  const { billing, standing, provider, reload } = useBilling();
  const { companyId } = useCompany();
  const shell = useShell();
  const [busyId, setBusyId] = useState<string | null>(null);
  const [removed, setRemoved] = useState<Shown | null>(null);
  const { cards } = billing;
  const plan = isPaid(standing.plan) ? standing.plan : standing.next?.plan;
  const other = cards.find(({ isDefault, isExpired }) => !isDefault && !isExpired);

  const run = async (card: Shown, work: () => Promise<unknown>, doing: string): Promise<void> => {
    setBusyId(card.id);
    try {
      await work();
      setRemoved(null);
    } catch (error) {
      shell.toast({ title: 'An error occurred.', text: `${doing} ${sentenceOf(error)}`, status: 'error' });
    } finally {
      setBusyId(null);
      reload();
    }
  };
  const makeDefault = (card: Shown): Promise<void> => run(card, async () => {
    const { clientSecret } = await callBilling(shell, companyId, '/card/default', { cardId: card.id });
    if (!clientSecret || provider === null) return;
    const confirmed = await confirmPayment(provider, clientSecret, `Heartwood, card ending ${card.last4}.`);
    if (confirmed.ok) await settled(shell, companyId);
    else await callBilling(shell, companyId, '/payment/cancel', {});
  }, 'The default card was not changed.');
  const remove = (card: Shown): Promise<void> => (
    run(card, () => callBilling(shell, companyId, '/card/remove', { cardId: card.id }), 'The card was not removed.')
  );

  return (
    <Card aria-label="Cards">
      <Head><H3 as="h2">Cards</H3><Button variant="ghost" size="sm" icon={PlusIcon} onClick={onCard}>Add card</Button></Head>
      <Divider />
      {cards.length === 0 ? <Text
        as="p" size="dense" tone="2" style={{ padding: '16px' }}
      >No card is kept. One is asked for when a plan or credits are bought.</Text> : (
        <ul>
          {cards.map((card) => (
            <Line key={card.id}>
              <Brand>{brandName(card.brand)}</Brand>
              <Text size="dense" weight="medium" className="num">{maskedNumber(card.last4)}</Text>
              {card.isExpired
                ? <Expired size="small" weight="semi" className="num">Expired {card.expiredDate}</Expired>
                : <Text size="small" tone="3" className="num">{card.expiredDate}</Text>}
              <Row gap={1}>
                {card.isDefault ? <Badge>Default</Badge> : card.isExpired ? null : (
                  <Button
                    variant="ghost" size="sm" busy={busyId === card.id} aria-label={`Make card ending ${card.last4} the default`}
                    onClick={() => void makeDefault(card)}
                  >
                    Make default
                  </Button>
                )}
                <IconButton size="sm" icon={Trash2Icon} label={`Remove card ending ${card.last4}`} onClick={() => setRemoved(card)} />
              </Row>
            </Line>
          ))}
        </ul>
      )}
      {removed === null ? null : removed.isDefault && plan !== undefined ? (
        <Modal
          open onClose={() => setRemoved(null)} title="Choose another card first"
          footer={(
            <>
              <Button variant="ghost" onClick={() => setRemoved(null)}>Cancel</Button>
              {other === undefined
                ? <Button variant="primary" onClick={onCard}>Add card</Button>
                : <Button
                  variant="primary" busy={busyId !== null} onClick={() => void makeDefault(other)}
                >Make {maskedNumber(other.last4)} default</Button>}
            </>
          )}
        >
          The card ending {removed.last4} pays for {plan}. Make another card the default, then remove this one.
        </Modal>
      ) : (
        <ConfirmDialog
          open danger onCancel={() => setRemoved(null)} onConfirm={() => void remove(removed)} busy={busyId !== null}
          title={`Remove the card ending ${removed.last4}?`} confirmLabel="Remove card" cancelLabel="Keep card"
        >
          You can add it again at any time.
        </ConfirmDialog>
      )}
    </Card>
  );
}
