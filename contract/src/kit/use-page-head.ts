import { useEffect } from 'react';
import type { PageHead } from '../shell';
import { useShell } from './shell-context';

/** Keeps document title, crumbs and Back in step with the view. */
export function usePageHead(head: PageHead): void {
  const shell = useShell();
  const key = JSON.stringify(head);
  useEffect(() => {
    shell.page.setHead(JSON.parse(key) as PageHead);
  }, [shell, key]);
}
