import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Icon } from '../icon';
import { CheckIcon } from '../icons';
import { rowLook } from '../layers/floating-look';

const Row = styled.div<{ $active: boolean; $disabled: boolean; $tall: boolean }>`
  ${rowLook}
  ${({ $tall }) => $tall && css`min-height: 40px;`}
  ${({ $active }) => $active && css`background: var(--surface-hover);`}
  ${({ $disabled }) => $disabled && css`color: var(--text-disabled); cursor: not-allowed;`}
`;

const Words = styled.span`flex: 1; min-width: 0;`;
const Strong = styled.b`font-weight: var(--fw-bold);`;

export const ListNote = styled.div`padding: 8px 10px; font-size: 13px; line-height: 18px; color: var(--text-3);`;
export const ListHeading = styled.div`
  padding: 8px 10px 4px; font-size: 12px; line-height: 17px; font-weight: var(--fw-semi); color: var(--text-3);
`;

interface ListRowProps {
  id: string;
  active: boolean;
  selected: boolean;
  disabled?: boolean;
  tall?: boolean;
  lead?: ReactNode;
  /** A word at the end, before the tick. */
  end?: ReactNode;
  children: ReactNode;
  onChoose: () => void;
  onHover: () => void;
}

/** An option of a listbox whose focus stays elsewhere (aria-activedescendant). */
export function ListRow({ id, active, selected, disabled = false, tall = false, lead, end, children, onChoose, onHover }: ListRowProps) {
  return (
    <Row
      id={id}
      role="option"
      aria-selected={selected}
      aria-disabled={disabled || undefined}
      $active={active}
      $disabled={disabled}
      $tall={tall}
      // Keeps the focus where the typing happens.
      onPointerDown={(event) => event.preventDefault()}
      onPointerMove={onHover}
      onClick={() => {
        if (!disabled) onChoose();
      }}
    >
      {lead}
      <Words>{children}</Words>
      {end}
      {selected ? <Icon as={CheckIcon} size={16} /> : null}
    </Row>
  );
}

/** The label with the part that matches the query in bold. */
export function Match({ text, query }: { text: string; query: string }) {
  const at = query === '' ? -1 : text.toLowerCase().indexOf(query.toLowerCase());
  if (at < 0) return text;
  const end = at + query.length;
  return <>{text.slice(0, at)}<Strong>{text.slice(at, end)}</Strong>{text.slice(end)}</>;
}

/** Case-blind search in the label and in words that are not shown. */
export function matches(query: string, ...texts: readonly (string | undefined)[]): boolean {
  const wanted = query.trim().toLowerCase();
  return wanted === '' || texts.some((text) => text?.toLowerCase().includes(wanted));
}
