import { useLayoutEffect, useRef, type ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { useControlProps } from './field-context';
import { inputLook, type InputLookProps } from './input-look';

const Area = styled.textarea<InputLookProps & { $rows: number }>`
  ${inputLook}
  display: block;
  height: auto;
  min-height: ${({ $rows }) => $rows * 19 + 20}px;
  padding: 9px 11px;
  line-height: 19px;
  resize: none;
  overflow: hidden;
  font-weight: var(--fw-body);
  &::placeholder { color: var(--text-3); opacity: 1; }
  &:focus-visible { outline-offset: -1px; }
`;

export type TextareaProps = ComponentPropsWithRef<'textarea'>;

/** Several lines; grows with its text and never scrolls inside. */
export function Textarea({ id, rows = 3, ref, onInput, ...rest }: TextareaProps) {
  const { labelId: _labelId, ...control } = useControlProps(id);
  const own = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    if (own.current) fit(own.current);
  }, [rest.value]);
  const attach = (node: HTMLTextAreaElement | null) => {
    own.current = node;
    if (typeof ref === 'function') ref(node);
    else if (ref) ref.current = node;
  };
  return (
    <Area
      {...control}
      {...rest}
      {...(id === undefined ? {} : { id })}
      ref={attach}
      rows={rows}
      $rows={rows}
      $invalid={Boolean(control['aria-invalid'] ?? rest['aria-invalid'])}
      $disabled={rest.disabled ?? false}
      onInput={(event) => {
        fit(event.currentTarget);
        onInput?.(event);
      }}
    />
  );
}

function fit(area: HTMLTextAreaElement): void {
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight + 2}px`;
}
