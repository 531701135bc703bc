import { Card, H3, Icon, mobile, PlusIcon, Radio, Text } from '@heartwood/shared-ui';
import styled from 'styled-components';
import { Brand } from '../billing-look';
import type { KeptCard } from '../billing-calls';
import { brandName, maskedNumber } from '../words/card-words';

export const NEW_CARD = 'new';

const Rows = styled.div`
  & > div { padding: 6px 16px 6px 20px; }
  & > div + div { border-top: 1px solid var(--border); }
  & label { display: flex; align-items: center; width: 100%; min-height: 44px; }
  ${mobile} { & label { padding: 0; } }
`;
const Head = styled(H3)`padding: 14px 20px 4px;`;
const Number = styled.span`color: var(--text); font-weight: var(--fw-medium); white-space: nowrap;`;

type ShownCard = Pick<KeptCard, 'id' | 'brand' | 'last4' | 'expiredDate' | 'isExpired'>;

/** Which card pays: one of those that are kept, or a new one. */
export function CardChoice({ cards, value, onChange, disabled }: {
  cards: readonly ShownCard[]; value: string; onChange(cardId: string): void; disabled: boolean;
}) {
  return (
    <Card>
      <Head as="h2">Pay with</Head>
      <Rows role="radiogroup" aria-label="Pay with">
        {cards.map(({ id, brand, last4, expiredDate, isExpired }) => (
          <div key={id}>
            <Radio name="pay-with" checked={value === id} disabled={disabled || isExpired} onChange={() => onChange(id)}>
              <Brand>{brandName(brand)}</Brand>
              <Number className="num">{maskedNumber(last4)}</Number>
              <Text size="small" tone="3" className="num">{isExpired ? 'Expired' : 'Expires'} {expiredDate}</Text>
            </Radio>
          </div>
        ))}
        <div>
          <Radio name="pay-with" checked={value === NEW_CARD} disabled={disabled} onChange={() => onChange(NEW_CARD)}>
            <Icon as={PlusIcon} size={16} /> <Number>A new card</Number>
          </Radio>
        </div>
      </Rows>
    </Card>
  );
}

/** The card that is proposed: the default one while it can be charged, else any that can, else a new one. */
export function proposedCard(cards: readonly Pick<KeptCard, 'id' | 'isDefault' | 'isExpired'>[]): string {
  const good = cards.filter(({ isExpired }) => !isExpired);
  return (good.find(({ isDefault }) => isDefault) ?? good[0])?.id ?? NEW_CARD;
}
