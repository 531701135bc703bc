import styled from 'styled-components';
import { PASSWORD_LENGTH, passwordFault, type PasswordOwner } from '@heartwood/contract/domain';
import { Row } from '@heartwood/shared-ui';

const STRONG = 14;

const Bars = styled.span`display: inline-flex; gap: 3px;`;
const Bar = styled.i<{ $on: boolean }>`
  width: 22px;
  height: 5px;
  border: 1.25px solid ${({ $on }) => ($on ? 'var(--text)' : 'var(--hollow)')};
  border-radius: 2px;
  background: ${({ $on }) => ($on ? 'var(--text)' : 'none')};
`;
const Words = styled(Row)`margin-top: 8px; gap: 10px; font-size: var(--fs-small); line-height: var(--lh-small); color: var(--text-2);`;

export interface Strength {
  bars: 0 | 1 | 2 | 3 | 4;
  words: string;
}

/** Length is what makes a password hard to guess; a few kinds of characters help a little. */
export function strengthOf(password: string, owner: PasswordOwner = {}): Strength {
  const { length } = [...password];
  if (length === 0) return { bars: 0, words: `At least ${PASSWORD_LENGTH.min} characters.` };
  if (length < PASSWORD_LENGTH.min) return { bars: 1, words: `${PASSWORD_LENGTH.min - length} more to go.` };
  if (passwordFault(password, owner) !== null || /password|12345678|qwerty/i.test(password))
    return { bars: 1, words: 'Easy to guess. Try a few words.' };
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/].filter((kind) => kind.test(password)).length;
  if (length >= STRONG) return { bars: 4, words: 'Strong.' };
  if (kinds >= 2) return { bars: 3, words: `Good. ${STRONG} characters make it strong.` };
  return { bars: 2, words: `Fair. ${STRONG} characters make it strong.` };
}

export function PasswordStrength({ password, owner }: { password: string; owner?: PasswordOwner }) {
  const { bars, words } = strengthOf(password, owner);
  return (
    <Words>
      <Bars aria-hidden>{[1, 2, 3, 4].map((bar) => <Bar key={bar} $on={bar <= bars} />)}</Bars>
      <span aria-live="polite">{words}</span>
    </Words>
  );
}
