import { useCallback, useMemo, useState } from 'react';
import { useClient } from 'urql';
import { DeleteCompanyDocument, MeDocument, RestoreCompanyDocument, UpdateUserDocument } from '../generated/graphql';
import { session } from '../session/browser-session';
import { toast, toastError } from '../toasts/toasts';
import { companyRestored, deletions } from './deletion.model';

interface Named { id: string; name: string }

/**
 * Deletes a company of one's own on the server at once, and brings one back. Undo outlives the screen that asked: the company's pages are
 * gone by then.
 */
export function useDeletion(userId: string): {
  busyId: string | null; remove(company: Named): Promise<boolean>; restore(company: Named): Promise<void>;
} {
  const client = useClient();
  const [busyId, setBusyId] = useState<string | null>(null);
  const reload = useCallback(() => client.query(MeDocument, {}, { requestPolicy: 'network-only' }).toPromise(), [client]);

  const restore = useCallback(async ({ id, name }: Named) => {
    setBusyId(id);
    deletions.begun(id);
    const { data, error } = await client.mutation(RestoreCompanyDocument, { id }).toPromise();
    const failure = data?.restoreCompany.error?.message ?? error?.message;
    if (failure === undefined) {
      // One is where one was when it went.
      await client.mutation(UpdateUserDocument, { id: userId, set: { lastAccessedCompanyId: id } }).toPromise();
      session.ui.update({ companyId: id });
      await reload();
      companyRestored(id);
      deletions.undone(id);
      toast({ title: `${name} is back`, text: 'With everybody and everything that was in it.', status: 'success' });
    } else {
      deletions.failed(id);
      toastError(failure);
    }
    setBusyId(null);
  }, [client, reload, userId]);

  const remove = useCallback(async (company: Named) => {
    setBusyId(company.id);
    deletions.begun(company.id);
    const { data, error } = await client.mutation(DeleteCompanyDocument, { id: company.id }).toPromise();
    setBusyId(null);
    const failure = data?.deleteCompany.error?.message ?? error?.message;
    if (failure !== undefined) {
      deletions.failed(company.id);
      toastError(failure);
      return false;
    }
    const undo = { label: 'Undo', run: () => void restore(company) };
    deletions.told(company.id, toast({ title: `${company.name} is deleted`, status: 'success', action: undo }));
    void reload();
    return true;
  }, [client, reload, restore]);

  return useMemo(() => ({ busyId, remove, restore }), [busyId, remove, restore]);
}
