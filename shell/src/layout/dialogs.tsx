import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';
import { CompanyDrawer } from '../company/company-drawer';
import { $dialog, dialogClosed } from '../dialogs/dialogs.model';
import { HelpDialog } from './help-dialog';

const InviteModal = lazy(async () => ({ default: (await import('../team/invite-modal')).InviteModal }));
const TrialModal = lazy(async () => ({ default: (await import('../plan/trial-modal')).TrialModal }));
const PlanDialog = lazy(async () => ({ default: (await import('../plan/plan-dialog')).PlanDialog }));
const Palette = lazy(async () => ({ default: (await import('../palette/palette')).Palette }));

const close = (): void => dialogClosed();

/** The shell's own layers, the rarer ones fetched when they are opened. */
export function Dialogs() {
  const dialog = useUnit($dialog);
  return (
    <>
      <CompanyDrawer open={dialog?.name === 'company-drawer'} onClose={close} />
      <HelpDialog open={dialog?.name === 'help'} onClose={close} />
      <Suspense>
        {dialog?.name === 'invite' ? <InviteModal email={dialog.email} onClose={close} /> : null}
        {dialog?.name === 'trial' ? <TrialModal onClose={close} /> : null}
        {dialog?.name === 'plan' ? <PlanDialog about={dialog.about} onClose={close} /> : null}
        {dialog?.name === 'palette' ? <Palette onClose={close} /> : null}
      </Suspense>
    </>
  );
}
