import { PlanGate } from '@heartwood/client-kit/states';
import { MODULE_COUNT, openModules } from '@heartwood/contract/domain';
import { Button, EmptyState } from '@heartwood/shared-ui';
import { useNavigate } from 'react-router';

export interface LockedNoticeProps {
  planName: string;
  label: string;
  /** The owner's name: whom to ask who cannot upgrade. */
  owner: string;
  /** The plan ended while somebody wrote. */
  hasUnsaved: boolean;
}

/** The plan in force does not open the module. What was written stays readable below. */
export function LockedNotice({ planName, label, owner, hasUnsaved }: LockedNoticeProps) {
  return (
    <PlanGate title={`Your plan is ${planName}. This module is still hollow for you.`} label={label} owner={owner}>
      Free companies can reach {openModules('Free')} of {MODULE_COUNT}. Anything written here during a trial stays and is readable.
      {hasUnsaved ? ' Your last words were not saved: they stay on this device, and are saved once the module is open again.' : null}
    </PlanGate>
  );
}

/** The module is shown to chosen members only, and the viewer is none of them. */
export function HiddenNotice({ label, owner }: { label: string; owner: string }) {
  const navigate = useNavigate();
  return (
    <EmptyState
      title="Access Denied." text={`${label} is shown to chosen members only. Ask ${owner} or an admin to show it to you.`}
      action={<Button onClick={() => void navigate('/')}>Back to the plan</Button>}
    />
  );
}
