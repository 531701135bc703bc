import { useEffect } from 'react';
import { useReadable } from '@heartwood/contract/kit';
import { latePart } from '@heartwood/shared-ui';
import { confirmation } from '../session/browser-session';
import { reportError } from '../status/report';

// Fetched when it is first needed. Where it can't be, the act is not done, as if the person had cancelled.
const ConfirmDialog = latePart(() => import('./confirm-dialog').then((part) => part.ConfirmDialog, (error: unknown) => {
  reportError(error, { where: 'confirm dialog' });
  return Cancelled;
}));

/** Where the question appears that sensitive acts ask for, over whatever is open. */
export function ConfirmHost() {
  return useReadable(confirmation.isAsked) ? <ConfirmDialog /> : null;
}

function Cancelled() {
  useEffect(() => confirmation.answer(false), []);
  return null;
}
