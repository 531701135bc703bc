import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** Brings the caret to the end of the field inside an element, after the next drawing: the field may only just be there. */
export function useFieldFocus(): [RefObject<HTMLDivElement | null>, () => void] {
  const around = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked === 0) return;
    const field = around.current?.querySelector('textarea');
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, [asked]);
  return [around, useCallback(() => setAsked((times) => times + 1), [])];
}
