import { useReadable, useShell } from '@heartwood/contract/kit';
import { Skeleton } from '@heartwood/shared-ui';
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { useEffect, useRef, useState } from 'react';
import { outcomeOf, refusalOf } from './outcome';
import type { CardProps } from './local-card';
import { loadStripeOnce } from './load-stripe';
import { stripeLook } from './stripe-look';
import { NOT_CONFIRMED, type CardDoor, type Confirmed } from './provider';

/** Stripe's own Payment Element, in frames of Stripe's origin. It keeps the card; what is paid with it is the API's to say. */
export function StripeCard({ publishableKey, currency, onDoor, onFailed }: StripeCardProps) {
  const theme = useReadable(useShell().theme);
  const place = useRef<HTMLDivElement>(null);
  const elements = useRef<StripeElements | null>(null);
  const told = useRef({ onDoor, onFailed });
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    told.current = { onDoor, onFailed };
  });
  useEffect(() => {
    let isGone = false;
    const begin = async (): Promise<void> => {
      const stripe = await loadStripeOnce(publishableKey);
      if (isGone || !place.current) return;
      const made = stripe.elements({ mode: 'setup', currency, allowedPaymentMethodTypes: ['card'], appearance: stripeLook(place.current) });
      const element = made.create('payment', {
        fields: { billingDetails: { name: 'never' } }, wallets: { applePay: 'never', googlePay: 'never' },
      });
      elements.current = made;
      element.on('loaderror', () => told.current.onFailed());
      element.on('ready', () => {
        setReady(true);
        told.current.onDoor(doorOf(stripe, made, () => element.focus()));
      });
      element.mount(place.current);
    };
    begin().catch(() => told.current.onFailed());
    return () => {
      isGone = true;
      elements.current?.getElement('payment')?.destroy();
      elements.current = null;
      told.current.onDoor(null);
    };
  }, [publishableKey, currency]);
  useEffect(() => {
    if (isReady && place.current) elements.current?.update({ appearance: stripeLook(place.current) });
  }, [isReady, theme]);
  return <><div ref={place} />{isReady ? null : <Skeleton height={196} />}</>;
}

export interface StripeCardProps extends Omit<CardProps, 'onSubmit'> {
  publishableKey: string;
  currency: string;
  /** Stripe could not be reached. */
  onFailed(): void;
}

function doorOf(stripe: Stripe, elements: StripeElements, focus: () => void): CardDoor {
  return {
    focus,
    confirm: async (clientSecret, name): Promise<Confirmed> => {
      const { error: incomplete } = await elements.submit();
      if (incomplete) return refusalOf(incomplete);
      const { error, setupIntent } = await stripe.confirmSetup({
        elements, clientSecret, redirect: 'if_required',
        confirmParams: { return_url: window.location.href, payment_method_data: { billing_details: { name } } },
      });
      if (error) return refusalOf(error);
      const outcome = outcomeOf({ status: setupIntent.status, payment_method: setupIntent.payment_method });
      return outcome === 'asks' ? NOT_CONFIRMED : outcome;
    },
  };
}
