import { useState } from 'react';
import { useMutation, useQuery } from 'urql';
import { Button } from '@heartwood/shared-ui';
import { MeDocument, RemoveDemoCompanyDocument } from '../generated/graphql';
import { toast, toastError } from '../toasts/toasts';

/** One click takes the demo company away; the entry then chooses the next company. */
export function RemoveDemo({ companyId, name }: { companyId: string; name: string }) {
  const [, remove] = useMutation(RemoveDemoCompanyDocument);
  const [, reloadMe] = useQuery({ query: MeDocument, pause: true });
  const [isBusy, setBusy] = useState(false);
  const press = async (): Promise<void> => {
    setBusy(true);
    const { data, error } = await remove({ id: companyId });
    setBusy(false);
    const failure = data?.removeDemoCompany.error?.message ?? error?.message;
    if (failure !== undefined) {
      toastError(failure);
      return;
    }
    toast({ title: `${name} is gone`, status: 'success' });
    reloadMe({ requestPolicy: 'network-only' });
  };
  return <Button size="sm" busy={isBusy} onClick={() => void press()}>Remove</Button>;
}
