import { useUnit } from 'effector-react';
import { useReadable } from '@heartwood/contract/kit';
import { latePart } from '@heartwood/shared-ui';
import { $dialog, dialogClosed } from '../dialogs/dialogs.model';
import { leaveQuestion } from '../navigation/nav';
import { loadPalette } from '../palette/load-palette';
import { PaletteHost } from '../palette/palette-host';

// A layer is fetched when it is first opened: the page itself needs none of them.
const CompanyDrawer = latePart(() => import('../company/company-drawer').then((part) => part.CompanyDrawer));
const HelpDialog = latePart(() => import('./help-dialog').then((part) => part.HelpDialog));
const InviteModal = latePart(() => import('../team/invite-modal').then((part) => part.InviteModal));
const LeaveDialog = latePart(() => import('./leave-dialog').then((part) => part.LeaveDialog));
const LimitDialog = latePart(() => import('../plan/limit-dialog').then((part) => part.LimitDialog));
const TrialModal = latePart(() => import('../plan/trial-modal').then((part) => part.TrialModal));

const close = (): void => dialogClosed();

/** The shell's own layers. */
export function Dialogs() {
  const dialog = useUnit($dialog);
  const question = useReadable(leaveQuestion);
  return (
    <>
      {dialog?.name === 'company-drawer' ? <CompanyDrawer onClose={close} /> : null}
      {dialog?.name === 'help' ? <HelpDialog onClose={close} /> : null}
      {dialog?.name === 'invite' ? <InviteModal email={dialog.email} isWelcome={dialog.isWelcome ?? false} onClose={close} /> : null}
      {dialog?.name === 'trial' ? <TrialModal onClose={close} /> : null}
      {dialog?.name === 'limit' ? <LimitDialog feature={dialog.feature} onClose={close} /> : null}
      {dialog?.name === 'palette' ? <PaletteHost load={loadPalette} onClose={close} /> : null}
      {question ? <LeaveDialog question={question} onClose={question.stay} /> : null}
    </>
  );
}
