import { Banner, Button, Field, Icon, Input, inPlace, latePart, LockIcon } from '@heartwood/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { LocalCard } from './local-card';
import type { CardDoor, PaymentProvider } from './provider';

// Nobody needs it who pays in the demo.
const StripeCard = latePart(() => import('./stripe').then((part) => part.StripeCard), { failed: inPlace('The form of the card') });

const Fields = styled.div`display: flex; flex-direction: column; gap: 12px;`;
const Note = styled.p`display: flex; align-items: center; gap: 6px; font-size: 12px; line-height: 17px; color: var(--text-3);`;
/** The height of the fields, so that nothing below moves when they are there. */
const Place = styled.div`min-height: 206px;`;

export interface NewCardProps {
  provider: PaymentProvider;
  currency: string;
  name: string;
  onName(name: string): void;
  onDoor(door: CardDoor | null): void;
  onSubmit(): void;
  disabled?: boolean;
}

/** A card that is not kept yet: the name is ours, everything else is in the provider's frame and stays there. */
export function NewCard({ provider, currency, name, onName, onDoor, onSubmit, disabled = false }: NewCardProps) {
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const { localOrigin, publishableKey } = provider;
  const again = (
    <Button
      size="sm" onClick={() => {
        setFailed(false);
        setAttempt(attempt + 1);
      }}
    >
      Try again
    </Button>
  );
  return (
    <Fields inert={disabled}>
      <Field label="Name on card">
        <Input value={name} onChange={(event) => onName(event.target.value)} autoComplete="cc-name" maxLength={120} />
      </Field>
      <Place>
        {hasFailed ? <Banner tone="danger" action={again}>The payment provider could not be reached. Nothing was charged.</Banner>
          : localOrigin !== null
            ? <LocalCard key={attempt} origin={localOrigin} onDoor={onDoor} onSubmit={onSubmit} />
            : <StripeCard
              key={attempt} publishableKey={publishableKey} currency={currency.toLowerCase()} onDoor={onDoor}
              onFailed={() => setFailed(true)}
            />}
      </Place>
      <Note><Icon as={LockIcon} size={14} />The number goes to the payment provider. We keep the last four digits.</Note>
    </Fields>
  );
}
