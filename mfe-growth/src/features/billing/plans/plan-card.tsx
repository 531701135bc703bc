import type { PlanLine, PlanName } from '@heartwood/contract/domain';
import { Badge, Button, Card, CheckIcon, H2, Icon, MinusIcon, Text, VisuallyHidden } from '@heartwood/shared-ui';
import styled from 'styled-components';
import { Figure } from '../billing-look';
import type { PlanAction } from './plan-action';

const Frame = styled(Card)`
  display: flex;
  flex-direction: column;
  padding: 18px;
  &[data-current='true'] { border-color: var(--text); box-shadow: inset 0 0 0 1px var(--text); }
  & > button { margin-top: auto; }
`;
const Head = styled.div`display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 4px 8px;`;
const Price = styled.p`margin-top: 10px;`;
const Lines = styled.ul`
  margin: 14px 0 18px;
  & > li { display: flex; gap: 9px; padding: 3.5px 0; font-size: 13px; line-height: 18px; }
  & > li[data-missing] { color: var(--text-3); }
  & svg { margin-top: 1px; }
`;

export interface PlanCardProps {
  plan: PlanName;
  price: string;
  per: string;
  lines: readonly PlanLine[];
  badge: string | null;
  action: PlanAction;
  isSuggested: boolean;
  onPress(): void;
}

/** One plan beside the others. */
export function PlanCard({ plan, price, per, lines, badge, action, isSuggested, onPress }: PlanCardProps) {
  const isStill = action.kind === 'current' || action.kind === 'used' || action.kind === 'chosen';
  return (
    <Frame aria-label={plan} data-current={badge === 'Your plan'}>
      <Head><H2>{plan}</H2>{badge === null ? null : <Badge>{badge}</Badge>}</Head>
      <Price><Figure>{price}</Figure> {per === '' ? null : <Text size="dense" tone="3">{per}</Text>}</Price>
      <Lines>
        {lines.map(({ text, isThere }) => (
          <li key={text} {...(!isThere && { 'data-missing': '' })}>
            <Icon as={isThere ? CheckIcon : MinusIcon} size={16} />
            <span>{isThere ? null : <VisuallyHidden>Not in it: </VisuallyHidden>}{text}</span>
          </li>
        ))}
      </Lines>
      <Button block variant={isSuggested && !isStill ? 'primary' : 'secondary'} disabled={isStill} onClick={onPress}>{action.label}</Button>
    </Frame>
  );
}
