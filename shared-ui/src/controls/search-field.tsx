import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Icon } from '../icon';
import { SearchIcon } from '../icons';
import { mobile } from '../theme/media';
import { bareControl } from './input-look';

const Frame = styled.label`
  display: flex;
  align-items: center;
  gap: 8px;
  height: 32px;
  padding: 0 10px;
  border-radius: var(--r-2);
  background: var(--surface-hover);
  color: var(--text-3);
  font-size: 13px;
  &:focus-within { background: var(--surface); outline: 2px solid var(--focus); outline-offset: -2px; }
  ${mobile} { height: 44px; font-size: 16px; }
`;
const Bare = styled.input`${bareControl} color: var(--text);`;

/** The grey search line at the top of a list. Needs an `aria-label`. */
export function SearchField(props: ComponentPropsWithRef<'input'> & { 'aria-label': string }) {
  return <Frame><Icon as={SearchIcon} size={16} /><Bare type="text" autoComplete="off" spellCheck={false} {...props} /></Frame>;
}
