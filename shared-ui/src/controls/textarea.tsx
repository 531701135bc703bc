import { useLayoutEffect, useRef, type ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { useControlProps } from './field-context';
import { inputLook, type InputLookProps } from './input-look';

const Area = styled.textarea<InputLookProps & { $rows: number; $end: boolean }>`
  ${inputLook}
  display: block;
  height: auto;
  min-height: ${({ $rows }) => ($rows === 1 ? 36 : $rows * 19 + 20)}px;
  padding: ${({ $rows }) => ($rows === 1 ? 7.5 : 9)}px ${({ $end }) => ($end ? 40 : 11)}px ${({ $rows }) => ($rows === 1 ? 7.5 : 9)}px 11px;
  line-height: 19px;
  resize: none;
  overflow: hidden;
  field-sizing: content;
  font-weight: var(--fw-body);
  &::placeholder {
    color: var(--text-3); opacity: 1;
    ${({ $rows }) => ($rows === 1 ? 'overflow: hidden; text-overflow: ellipsis; white-space: nowrap;' : '')}
  }
  &:focus-visible { outline-offset: -1px; }
`;

interface OwnProps {
  /** No border at rest, on a grey ground. */
  quiet?: boolean;
  /** Keeps room at the right for a button laid over it. */
  roomAtEnd?: boolean;
}

export type TextareaProps = OwnProps & ComponentPropsWithRef<'textarea'>;

/** Several lines; grows with its text and never scrolls inside. */
export function Textarea({ id, rows = 3, quiet = false, roomAtEnd = false, ref, onInput, ...rest }: TextareaProps) {
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
      $quiet={quiet}
      $end={roomAtEnd}
      $invalid={Boolean(control['aria-invalid'] ?? rest['aria-invalid'])}
      $disabled={rest.disabled ?? false}
      onInput={(event) => {
        fit(event.currentTarget);
        onInput?.(event);
      }}
    />
  );
}

/** To measure a field lays the whole page out, once for each: only for browsers that do not size it by themselves. */
const isSizedByBrowser = 'fieldSizing' in document.documentElement.style;

function fit(area: HTMLTextAreaElement): void {
  if (isSizedByBrowser) return;
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight + 2}px`;
}
