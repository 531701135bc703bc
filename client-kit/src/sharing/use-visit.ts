import { useShell } from '@heartwood/contract/kit';
import type { Client } from '@urql/core';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createReaderClient } from '../graphql';
import type { DoorAnswers } from './door-answers';

/** Somebody at a link. Loading the page anew is another visit. */
export interface Visit { client: Client; token: string; visitId: string }

/** What opening a link says of who opens it. */
export interface Visitor {
  /** The browser, not the person. */
  reader: string | null;
  ownCompanyIds: string[];
  passcode: string | null;
  mail: string | null;
}

type Opening = { kind: 'opening' } | { kind: 'failed'; message: string };

/**
 * One visit of a link: it is opened once when the page is there, and again with what its door was told.
 *
 * @param opens says how it stands then, or throws what went wrong; a function of the module, not one of a render
 */
export function useVisit<State extends { kind: string }>(
  remote: string, token: string, opens: (visit: Visit, visitor: Visitor) => Promise<State>,
) {
  const shell = useShell();
  const [visitId] = useState(() => crypto.randomUUID());
  const visit = useMemo<Visit>(() => ({ client: createReaderClient(shell, remote), token, visitId }), [shell, remote, token, visitId]);
  const [state, setState] = useState<State | Opening>({ kind: 'opening' });
  const given = useRef<DoorAnswers>({ passcode: '', mail: '' });

  /** Throws what a form shows. */
  const open = useCallback(async (answers: DoorAnswers) => {
    given.current = answers;
    const { id: reader, ownCompanyIds } = shell.session.get().reader ?? { id: null, ownCompanyIds: [] };
    const visitor = { reader, ownCompanyIds: [...ownCompanyIds], passcode: answers.passcode || null, mail: answers.mail || null };
    setState(await opens(visit, visitor));
  }, [opens, shell, visit]);

  const start = useCallback(() => {
    setState({ kind: 'opening' });
    open(given.current).catch((error: Error) => setState({ kind: 'failed', message: error.message }));
  }, [open]);
  // Once a page, however often React looks at its effects.
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    start();
  }, [start]);

  return { visit, state, open, start, mail: given.current.mail };
}
