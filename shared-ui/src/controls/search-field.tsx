import { useRef, type ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Icon } from '../icon';
import { SearchIcon, XIcon } from '../icons';
import { mobile } from '../theme/media';
import { IconButtonLook } from './icon-button-look';
import { bareControl } from './input-look';

const Frame = styled.div`
  display: flex;
  align-items: center;
  height: 32px;
  border-radius: var(--r-2);
  background: var(--surface-hover);
  color: var(--text-3);
  font-size: 13px;
  &:has(input:focus) { background: var(--surface); outline: 2px solid var(--focus); outline-offset: -2px; }
  ${mobile} { height: 44px; font-size: 16px; }
`;
const Line = styled.label`display: flex; flex: 1; align-items: center; gap: 8px; min-width: 0; height: 100%; padding: 0 10px;`;
const Bare = styled.input`${bareControl} color: var(--text);`;

interface SearchFieldProps extends ComponentPropsWithRef<'input'> {
  'aria-label': string;
  /** Empties it: a cross stands at its end while there is a text. */
  onClear?: () => void;
}

/** The grey search line at the top of a list. */
export function SearchField({ onClear, ...props }: SearchFieldProps) {
  const frame = useRef<HTMLDivElement>(null);
  return (
    <Frame ref={frame}>
      <Line><Icon as={SearchIcon} size={16} /><Bare type="text" autoComplete="off" spellCheck={false} {...props} /></Line>
      {onClear && props.value ? (
        <IconButtonLook
          type="button" $size="sm" aria-label="Clear the search"
          onClick={() => {
            onClear();
            frame.current?.querySelector('input')?.focus();
          }}
        >
          <Icon as={XIcon} size={16} />
        </IconButtonLook>
      ) : null}
    </Frame>
  );
}
