import { useEffect } from 'react';

/** Enter goes on from anywhere on the step; a control that uses the key itself keeps it. */
export function useEnterContinues(): void {
  useEffect(() => {
    const heard = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || event.defaultPrevented || event.ctrlKey || event.metaKey) return;
      const target = event.target instanceof HTMLElement ? event.target : null;
      if (target?.closest('button, a, input, textarea, select, [role="combobox"], [role="dialog"], [role="listbox"]')) return;
      event.preventDefault();
      document.querySelector<HTMLFormElement>('main form')?.requestSubmit();
    };
    document.addEventListener('keydown', heard);
    return () => document.removeEventListener('keydown', heard);
  }, []);
}
