import { compare, formatAmount, readAmount } from '@heartwood/contract/numbers';
import { useState } from 'react';

export interface NumberCellProps {
  label: string;
  /** Null: nothing stands there. */
  value: string | null;
  /** At least; anything unless told. */
  min?: string;
  /** With each key that makes a number, and null where it was emptied. */
  onValue(value: string | null): void;
  onLeave(): void;
}

/** A number in a line of a table; what is none is said there and not sent. Enter and leaving settle it, Escape takes it back. */
export function NumberCell({ label, value, min, onValue, onLeave }: NumberCellProps) {
  const [typed, setTyped] = useState<{ text: string; before: string | null } | null>(null);
  const shown = value === null ? '' : formatAmount(value, null, { most: 2 });
  const read = (text: string) => {
    const number = readAmount(text);
    return number !== null && (min === undefined || compare(number, min) >= 0) ? number : null;
  };
  const isWrong = typed !== null && typed.text.trim() !== '' && read(typed.text) === null;
  return (
    <input
      inputMode="decimal" autoComplete="off" aria-label={label} aria-invalid={isWrong} value={typed?.text ?? shown}
      onFocus={(event) => event.target.select()}
      onChange={({ target: { value: text } }) => {
        setTyped({ text, before: typed ? typed.before : value });
        const next = read(text);
        if (next !== null || text.trim() === '') onValue(next);
      }}
      onBlur={() => {
        setTyped(null);
        onLeave();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key !== 'Escape' || typed === null) return;
        event.stopPropagation();
        onValue(typed.before);
        setTyped(null);
      }}
    />
  );
}
