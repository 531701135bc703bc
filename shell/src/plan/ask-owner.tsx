import { fullName } from '@heartwood/contract/domain';
import { Button, SendIcon } from '@heartwood/shared-ui';
import { useMutation, useQuery } from 'urql';
import { AskPayerDocument, CompanyTeamDocument } from '../generated/graphql';
import { toast, toastError } from '../toasts/toasts';

export interface AskOwnerProps {
  companyId: string;
  /** What is asked for, by its name. */
  feature: string;
  onAsked: () => void;
}

/** The button of who may not pay: the owner is told what somebody would like to have. */
export function AskOwner({ companyId, feature, onAsked }: AskOwnerProps) {
  const [{ data }] = useQuery({ query: CompanyTeamDocument, variables: { companyId } });
  const [{ fetching }, ask] = useMutation(AskPayerDocument);
  const owner = data?.team?.owner;
  const press = async (): Promise<void> => {
    const answer = await ask({ companyId, feature });
    const payload = answer.data?.askPayer;
    if (!payload?.asked) {
      toastError(payload?.error?.message ?? 'Your message was not sent. Try again.');
      return;
    }
    toast({ title: `${fullName(payload.asked)} got your message`, status: 'success' });
    onAsked();
  };
  return <Button variant="primary" icon={SendIcon} busy={fetching} onClick={() => void press()}>
    Ask {owner ? fullName(owner) : 'the owner'}
  </Button>;
}
