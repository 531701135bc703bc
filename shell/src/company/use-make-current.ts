import { useState } from 'react';
import { useMutation } from 'urql';
import { UpdateUserDocument } from '../generated/graphql';
import { events } from '../remotes/create-shell-for';
import { session } from '../session/browser-session';
import { useCurrentCompany } from '../session/current-company';
import { saveAll } from '../session/save-all';
import { toastError } from '../toasts/toasts';

/** Specification, section 4: the page is loaded anew about 400 ms after the switch. */
const RELOAD_AFTER = 400;

/** Stores the company as last accessed, drops what belongs to the present one and loads the page anew. */
export function useMakeCurrent(): { makeCurrent(companyId: string): Promise<void>; busyId: string | null } {
  const { me } = useCurrentCompany();
  const [, updateUser] = useMutation(UpdateUserDocument);
  const [busyId, setBusyId] = useState<string | null>(null);
  const makeCurrent = async (companyId: string): Promise<void> => {
    setBusyId(companyId);
    // What the server does not have stays on the device, and is sent by the next page.
    await saveAll(events);
    const { data, error } = await updateUser({ id: me.user.id, set: { lastAccessedCompanyId: companyId } });
    const failure = data?.updateUser.error?.message ?? error?.message;
    if (failure !== undefined) {
      setBusyId(null);
      toastError(failure);
      return;
    }
    session.ui.update({ companyId });
    // The load drops every cache, the shell's and the remotes'; until then they flush what is being written.
    window.setTimeout(() => window.location.reload(), RELOAD_AFTER);
  };
  return { makeCurrent, busyId };
}
