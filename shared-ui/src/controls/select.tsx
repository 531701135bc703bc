import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Icon } from '../icon';
import { ChevronDownIcon } from '../icons';
import { useControlProps } from './field-context';
import { bareControl, inputLook, type InputLookProps } from './input-look';

const Frame = styled.span<InputLookProps>`
  ${inputLook}
  position: relative;
  padding: 0;
  & > svg { position: absolute; right: 11px; pointer-events: none; color: var(--text-2); }
`;

const Native = styled.select<{ $blank: boolean; $large: boolean }>`
  ${bareControl}
  appearance: none;
  height: 100%;
  padding: 0 34px 0 ${({ $large }) => ($large ? 13 : 11)}px;
  border-radius: inherit;
  cursor: pointer;
  text-overflow: ellipsis;
  color: ${({ $blank }) => ($blank ? 'var(--text-3)' : 'inherit')};
  & > option { color: var(--text); background: var(--surface-raised); }
`;

interface OwnProps {
  options: readonly { value: string; label: string; disabled?: boolean }[];
  value: string;
  onValueChange: (value: string) => void;
  /** A first, unchoosable row shown while the value is ''. */
  placeholder?: string;
  size?: 'md' | 'lg';
}

export type SelectProps = OwnProps & Omit<ComponentPropsWithRef<'select'>, keyof OwnProps | 'children'>;

/** A short list, drawn by the platform. For long ones use `SearchSelect`. */
export function Select({ options, value, onValueChange, placeholder, size = 'md', id, className, style, ...rest }: SelectProps) {
  const { labelId: _labelId, ...control } = useControlProps(id);
  return (
    <Frame
      className={className}
      style={style}
      $large={size === 'lg'}
      $invalid={Boolean(control['aria-invalid'])}
      $disabled={rest.disabled ?? false}
    >
      <Native
        {...control}
        {...rest}
        {...(id === undefined ? {} : { id })}
        $blank={value === ''}
        $large={size === 'lg'}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      >
        {placeholder === undefined ? null : (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </Native>
      <Icon as={ChevronDownIcon} size={16} />
    </Frame>
  );
}
