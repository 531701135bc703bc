import { creditsWord } from '@heartwood/contract/domain';
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
  /** A suggestion was open in its place, and had the focus. */
  takesFocus: boolean;
  onAsk: () => void;
  onSwitch: (isOn: boolean) => void;
}

/** What a suggestion costs, what is left, what is sent, and the button. */
export function SuggestionBar({ offer, price, balance, isEmpty, isBusy, takesFocus, onAsk, onSwitch }: SuggestionBarProps) {
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
  return (
    <Bar>
      <Text size="small" tone="3">{creditsWord(balance)}</Text>
      <End>
        {offer.canSwitch ? <Button size="sm" variant="ghost" onClick={() => onSwitch(false)}>Switch off</Button> : null}
        <Button ref={button} size="sm" icon={SparklesIcon} busy={isBusy} onClick={onAsk}>
          {isEmpty ? 'Draft it for me' : 'AI suggestion'}, {creditsWord(price)}
        </Button>
      </End>
      <Sends size="small" tone="3">{offer.sends}</Sends>
    </Bar>
  );
}
