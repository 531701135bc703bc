import { useCompany } from '@heartwood/client-kit/company';
import { money } from '@heartwood/contract/domain';
import { Banner, Button, Card, CoinsIcon, H3, Modal, Text, TextLink } from '@heartwood/shared-ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import styled from 'styled-components';
import { useBilling } from '../billing-context';
import { Brand } from '../billing-look';
import { CardChoice, NEW_CARD, proposedCard } from '../payment/card-choice';
import { FailureBanner } from '../payment/failure-banner';
import { NewCard } from '../payment/new-card';
import { NotConfirmedDialog } from '../payment/not-confirmed.dialog';
import type { CardDoor } from '../payment/provider';
import { brandName, maskedNumber } from '../words/card-words';
import { PackChoice, proposedPack } from './pack-choice';
import { useBuy } from './use-buy';

const Frame = styled(Card)`display: flex; flex-direction: column; gap: 12px; padding: 20px;`;
const Payer = styled.div`
  display: flex; align-items: center; gap: 10px; font-size: 12px; color: var(--text-2); & > :last-child { margin-left: auto; }
`;
const Link = styled(TextLink)`border: 0; background: none; font-size: 12px; cursor: pointer;`;
const Quiet = styled.p`font-size: 12px; line-height: 17px; text-align: center; color: var(--text-3);`;
const Sum = styled.dl`
  margin: 4px 0 12px;
  & > div { display: flex; justify-content: space-between; gap: 12px; padding: 4px 0; font-weight: var(--fw-semi); }
  & dd { margin: 0; font-variant-numeric: tabular-nums; }
`;

/** Chooses a pack and a card, asks once more with the price, and pays. */
export function BuySection({ onBought }: { onBought(): void }) {
  const { billing, packs, provider } = useBilling();
  const { user } = useCompany();
  const [search] = useSearchParams();
  const [packId, setPackId] = useState(() => (packs.find(({ id }) => id === search.get('pack')) ?? proposedPack(packs))?.id ?? '');
  const [cardId, setCardId] = useState(() => proposedCard(billing.cards));
  const [isAsking, setAsking] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const [door, setDoor] = useState<CardDoor | null>(null);
  const [name, setName] = useState(`${user.firstname} ${user.lastname}`.trim());
  const { buy, isBusy, failure, forget } = useBuy({ onKept: setCardId, onBought });
  const pack = packs.find(({ id }) => id === packId);
  const card = billing.cards.find(({ id }) => id === cardId);
  const isNew = card === undefined && cardId === NEW_CARD;
  if (pack === undefined) return null;
  const amount = money(pack.price, pack.currency);

  const send = async (): Promise<void> => {
    const chosen = isNew ? door && { door, name } : { id: cardId };
    if (chosen && await buy(pack, chosen)) close();
  };
  const close = (): void => {
    setAsking(false);
    setChoosing(false);
    forget();
  };
  const open = (choose: boolean): void => {
    setChoosing(choose);
    setAsking(true);
  };

  return (
    <Frame aria-label="Buy credits">
      <H3 as="h2">Buy credits</H3>
      <PackChoice packs={packs} value={packId} onChange={setPackId} disabled={isBusy} />
      {card === undefined ? null : (
        <Payer>
          <Brand>{brandName(card.brand)}</Brand><span className="num">{maskedNumber(card.last4)}</span>
          <Link as="button" onClick={() => open(true)}>Change card</Link>
        </Payer>
      )}
      {provider === null ? <Banner tone="warning">Cards cannot be taken here at the moment, so no credits can be bought.</Banner> : null}
      <Button variant="primary" block icon={CoinsIcon} disabled={provider === null} onClick={() => open(isNew)}>Buy Points</Button>
      <Quiet>{amount} including VAT. Added when the payment is confirmed.</Quiet>
      {isAsking && provider !== null ? (
        <Modal
          open onClose={close} dirty={isBusy} title={`Buy ${pack.credits} credits?`}
          footer={(
            <>
              <Button variant="ghost" onClick={close}>Cancel</Button>
              <Button variant="primary" icon={CoinsIcon} busy={isBusy} disabled={isNew && door === null} onClick={() => void send()}>
                Buy Points
              </Button>
            </>
          )}
        >
          <Sum>
            <div><dt>{card === undefined ? 'Now, new card' : `Now, card ending ${card.last4}`}</dt><dd>{amount}</dd></div>
          </Sum>
          <Text as="p" size="small" tone="3">Including VAT. The invoice comes by mail and stands on Manage.</Text>
          {isChoosing ? <div style={{ marginTop: 12 }}><CardChoice
            cards={billing.cards} value={cardId} onChange={setCardId} disabled={isBusy}
          /></div> : null}
          {isNew ? (
            <div style={{ marginTop: 16 }}>
              <NewCard
                provider={provider} currency={pack.currency} name={name} onName={setName} onDoor={setDoor} onSubmit={() => void send()}
                disabled={isBusy}
              />
            </div>
          ) : null}
          <FailureBanner failure={failure} />
        </Modal>
      ) : null}
      {failure?.kind === 'bank' ? (
        <NotConfirmedDialog
          onClose={forget} onOther={() => {
            forget();
            setCardId(NEW_CARD);
            open(true);
          }}
          onAgain={() => {
            forget();
            void send();
          }}
        />
      ) : null}
    </Frame>
  );
}
