import { useShell } from '@heartwood/contract/kit';
import { useCallback } from 'react';

/** Puts a text on the clipboard and says so: "Link copied". */
export function useCopy(): (text: string, done: string) => void {
  const shell = useShell();
  return useCallback((text, done) => {
    navigator.clipboard.writeText(text).then(
      () => shell.toast({ title: done, status: 'success' }),
      () => shell.toast({ title: 'It could not be copied', text: 'Select the text and copy it by hand.', status: 'error' }),
    );
  }, [shell]);
}
