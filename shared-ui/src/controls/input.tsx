import { useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { Icon, type IconType } from '../icon';
import { EyeIcon, EyeOffIcon } from '../icons';
import { useControlProps } from './field-context';
import { IconButtonLook } from './icon-button-look';
import { bareControl, inputLook, type InputLookProps } from './input-look';

const Frame = styled.span<InputLookProps>`${inputLook}`;
const Bare = styled.input`${bareControl}`;
const Suffix = styled.span`display: inline-flex; align-items: center; color: var(--text-3);`;
const Toggle = styled(IconButtonLook)`margin-right: -7px;`;

interface OwnProps {
  size?: 'md' | 'lg';
  icon?: IconType;
  /** Inside, at the right: "%", a counter. */
  suffix?: ReactNode;
  /** No border at rest, on a grey ground. */
  quiet?: boolean;
}

export type InputProps = OwnProps & Omit<ComponentPropsWithRef<'input'>, keyof OwnProps>;

/** One line of text. Inside a `Field` it is labelled and described by it. */
export function Input({ size = 'md', icon, suffix, quiet = false, id, className, style, ...rest }: InputProps) {
  const { labelId: _labelId, ...control } = useControlProps(id);
  const invalid = Boolean(control['aria-invalid'] ?? rest['aria-invalid']);
  return (
    <Frame className={className} style={style} $large={size === 'lg'} $quiet={quiet} $invalid={invalid} $disabled={rest.disabled ?? false}>
      {icon && <Icon as={icon} size={16} />}
      <Bare {...control} {...rest} {...(id === undefined ? {} : { id })} />
      {suffix === undefined ? null : <Suffix>{suffix}</Suffix>}
    </Frame>
  );
}

/** A password with a button that shows it. */
export function PasswordInput(props: Omit<InputProps, 'type' | 'suffix'>) {
  const [shown, setShown] = useState(false);
  const toggle = (
    <Toggle
      type="button"
      $size="sm"
      aria-label={shown ? 'Hide password' : 'Show password'}
      aria-pressed={shown}
      disabled={props.disabled}
      onClick={() => setShown(!shown)}
    >
      <Icon as={shown ? EyeOffIcon : EyeIcon} size={16} />
    </Toggle>
  );
  return <Input autoComplete="current-password" {...props} type={shown ? 'text' : 'password'} suffix={toggle} />;
}
