import { Button, print, SparklesIcon, Text } from '@heartwood/shared-ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { SuggestionOfferFieldsFragment } from '../../generated/graphql';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 12px;
  padding: 8px 0;
  ${print} { display: none; }
`;
const End = styled.div`display: flex; flex-wrap: wrap; align-items: center; gap: 8px; margin-left: auto;`;
const Sends = styled(Text)`flex-basis: 100%;`;

export interface SuggestionBarProps {
  offer: SuggestionOfferFieldsFragment;
  /** In credits. */
  price: number;
  balance: number;
  /** Nothing is written yet. */
  isEmpty: boolean;
  isBusy: boolean;
  /** Who looks may buy some. */
  isManager: boolean;
  companyName: string;
  /** A suggestion was open in its place, and had the focus. */
  takesFocus: boolean;
  onAsk: () => void;
  onSwitch: (isOn: boolean) => void;
}

/** What a suggestion costs, what is left, what is sent, and the button. */
export function SuggestionBar({ offer, price, balance, isEmpty, isBusy, isManager, companyName, takesFocus, onAsk, onSwitch }: SuggestionBarProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  if (!offer.isOn) {
    return (
      <Bar>
        <Text size="small" tone="3">Suggestions are switched off for this company.</Text>
        <End><Button size="sm" variant="ghost" onClick={() => onSwitch(true)}>Switch on</Button></End>
      </Bar>
    );
  }
  const isEnough = balance >= price;
  const poor = isManager ? `You have ${credits(balance)}. A suggestion costs ${credits(price)}.`
    : `${companyName} has ${credits(balance)}. The owner and admins can buy more.`;
  return (
    <Bar>
      <Text size="small" tone="3">{isEnough ? credits(balance) : poor}</Text>
      <End>
        {offer.canSwitch ? <Button size="sm" variant="ghost" onClick={() => onSwitch(false)}>Switch off</Button> : null}
        {isEnough ? (
          <Button ref={button} size="sm" icon={SparklesIcon} busy={isBusy} onClick={onAsk}>{isEmpty ? 'Draft it for me' : 'AI suggestion'}, {credits(price)}</Button>
        ) : null}
      </End>
      <Sends size="small" tone="3">{offer.sends}</Sends>
    </Bar>
  );
}

const credits = (many: number) => `${many} ${many === 1 ? 'credit' : 'credits'}`;
