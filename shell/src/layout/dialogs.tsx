import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';
import { useReadable } from '@heartwood/contract/kit';
import { $dialog, dialogClosed } from '../dialogs/dialogs.model';
import { leaveQuestion } from '../navigation/nav';
import { loadPalette } from '../palette/load-palette';
import { PaletteHost } from '../palette/palette-host';

// A layer is fetched when it is first opened: the page itself needs none of them.
const CompanyDrawer = lazy(async () => ({ default: (await import('../company/company-drawer')).CompanyDrawer }));
const HelpDialog = lazy(async () => ({ default: (await import('./help-dialog')).HelpDialog }));
const InviteModal = lazy(async () => ({ default: (await import('../team/invite-modal')).InviteModal }));
const LeaveDialog = lazy(async () => ({ default: (await import('./leave-dialog')).LeaveDialog }));
const PlanDialog = lazy(async () => ({ default: (await import('../plan/plan-dialog')).PlanDialog }));
const TrialModal = lazy(async () => ({ default: (await import('../plan/trial-modal')).TrialModal }));

const close = (): void => dialogClosed();

/** The shell's own layers. */
export function Dialogs() {
  const dialog = useUnit($dialog);
  const question = useReadable(leaveQuestion);
  return (
    <Suspense>
      {dialog?.name === 'company-drawer' ? <CompanyDrawer onClose={close} /> : null}
      {dialog?.name === 'help' ? <HelpDialog onClose={close} /> : null}
      {dialog?.name === 'invite' ? <InviteModal email={dialog.email} isWelcome={dialog.isWelcome ?? false} onClose={close} /> : null}
      {dialog?.name === 'trial' ? <TrialModal onClose={close} /> : null}
      {dialog?.name === 'plan' ? <PlanDialog about={dialog.about} onClose={close} /> : null}
      {dialog?.name === 'palette' ? <PaletteHost load={loadPalette} onClose={close} /> : null}
      {question ? <LeaveDialog question={question} /> : null}
    </Suspense>
  );
}
