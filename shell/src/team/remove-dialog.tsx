import { useQuery } from 'urql';
import { ConfirmDialog } from '@heartwood/shared-ui';
import { StandsAloneDocument } from '../generated/graphql';
import { useCurrentCompany } from '../session/current-company';
import { teamTurnsBack } from './team-turns-back';

/** Leaving oneself, removing somebody, or taking an invitation back. */
export type Removal = 'leave' | 'remove' | 'cancel';

interface Words {
  title: string;
  text: string;
  confirm: string;
  cancel: string;
}

function wordsOf(removal: Removal, name: string, company: string): Words {
  switch (removal) {
    case 'leave':
      return {
        title: `Leave ${company}?`, confirm: 'Leave', cancel: 'Stay',
        text: 'What you wrote stays. You lose access at once and your assignments are taken away. Only a new invitation brings you back.',
      };
    case 'remove':
      return {
        title: `Remove ${name} from ${company}?`, confirm: 'Remove', cancel: 'Cancel',
        text: 'What they wrote stays. They lose access at once and their assignments are taken away.',
      };
    case 'cancel':
      return {
        title: `Cancel the invitation to ${name}?`, confirm: 'Cancel invitation', cancel: 'Keep it',
        text: 'The link in the mail stops working and the seat is free again.',
      };
  }
}

export interface RemoveDialogProps {
  open: boolean;
  removal: Removal;
  /** Whose entry it is. */
  name: string;
  /** The only accepted member beside the owner. */
  isLast: boolean;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before somebody goes. */
export function RemoveDialog({ removal, name, isLast, ...dialog }: RemoveDialogProps) {
  const { company } = useCurrentCompany();
  const [{ data }] = useQuery({ query: StandsAloneDocument, variables: { id: company.id }, pause: !dialog.open || !isLast });
  const turnsBack = isLast && data?.company?.isSoloFounder === false;
  const { title, text, confirm, cancel } = wordsOf(removal, name, company.name);
  return <ConfirmDialog {...dialog} danger title={title} confirmLabel={confirm} cancelLabel={cancel}>
    {text}
    {turnsBack ? ` ${teamTurnsBack(company)}` : ''}
  </ConfirmDialog>;
}
