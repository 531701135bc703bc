import { useState } from 'react';
import { useClient } from 'urql';
import { CreateSampleCompanyDocument, MeDocument, UpdateUserDocument } from '../generated/graphql';
import type { Me } from '../graphql/me';
import { HOME } from '../navigation/home';
import { nav } from '../navigation/nav';
import { drafts, session } from '../session/browser-session';
import { toastError } from '../toasts/toasts';
import { keepDraft } from './onboarding-draft';

export interface Finish {
  isBusy: boolean;
  /** Goes into the company that was made. `invitesSent` of the last step. */
  run(companyId: string, invitesSent: number): Promise<void>;
  /** Makes the sample company and goes into it. */
  exploreSample(): Promise<void>;
}

/** The last step: the new company becomes the current one and the growth home opens. */
export function useFinish(me: Me, isNewCompany: boolean): Finish {
  const client = useClient();
  const [isBusy, setBusy] = useState(false);

  const enter = async (companyId: string, query: string): Promise<void> => {
    await client.mutation(UpdateUserDocument, { id: me.user.id, set: { lastAccessedCompanyId: companyId } }).toPromise();
    await client.query(MeDocument, {}, { requestPolicy: 'network-only' }).toPromise();
    session.ui.update({ companyId });
    keepDraft(drafts, null);
    nav.navigate(`${HOME}${query}`, { replace: true });
  };
  const busily = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await work();
    } finally {
      setBusy(false);
    }
  };

  return {
    isBusy,
    run: (companyId, invitesSent) =>
      // A further company opens with the invite modal, unless its team was invited a moment ago.
      busily(() => enter(companyId, isNewCompany && invitesSent === 0 ? '?new_company=true' : '')),
    exploreSample: () =>
      busily(async () => {
        const id = crypto.randomUUID();
        const { data, error } = await client.mutation(CreateSampleCompanyDocument, { id }).toPromise();
        const failure = data?.createSampleCompany.error?.message ?? error?.message;
        if (failure !== undefined) toastError(failure);
        else await enter(data?.createSampleCompany.company?.id ?? id, '');
      }),
  };
}
