import { useShell } from '@heartwood/contract/kit';
import { useEffect, useState } from 'react';
import { openWithLeft, othersDrafts, tabDraft } from './tab-drafts';

/**
 * The name under which this tab keeps a form, once what a tab that is gone has left of the same one is this tab's; null until then. While
 * the form is open no other tab takes over what is typed into it.
 */
export function useTabDraft(text: string): string | null {
  const { drafts } = useShell();
  const [opened, setOpened] = useState(() => (othersDrafts(drafts, text).length === 0 ? text : null));
  useEffect(() => openWithLeft(drafts, { kind: text, prefix: text, isMeant: (rest) => rest === '' }, () => {
    setOpened(text);
    return () => undefined;
  }), [drafts, text]);
  return opened === text ? tabDraft(text) : null;
}
