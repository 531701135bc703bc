import { sentenceOf } from '@heartwood/client-kit/commands';
import { useState } from 'react';
import { Button } from '@heartwood/shared-ui';
import { callJson } from '../../session/call-json';
import { toast, toastError } from '../../toasts/toasts';
import { SettingRow } from '../settings-rows';
import type { OwnerOffer } from './leaving';

/** Somebody is asked to own a company: by this person, who can take it back, or it is this person who answers. */
export function OfferRow({ offer, reload }: { offer: OwnerOffer; reload: () => Promise<void> }) {
  const [isBusy, setBusy] = useState(false);
  const say = async (path: string, body: object, title: string): Promise<void> => {
    setBusy(true);
    try {
      await callJson('POST', path, { companyId: offer.companyId, ...body });
      toast({ title, status: 'success' });
      await reload();
    } catch (error) {
      toastError(sentenceOf(error));
    }
    setBusy(false);
  };
  const answer = (accepts: boolean) =>
    say('/companies/owner/answer', { accepts }, accepts ? `You own ${offer.companyName} now` : `You declined ${offer.companyName}`);
  const withdraw = () => say('/companies/owner/withdraw', {}, `${offer.to} is asked no more`);
  const deeds = offer.isAsked ? (
    <>
      <Button size="sm" variant="ghost" busy={isBusy} onClick={() => void answer(false)}>Decline</Button>
      <Button size="sm" variant="primary" busy={isBusy} onClick={() => void answer(true)}>Become owner</Button>
    </>
  ) : <Button size="sm" variant="ghost" busy={isBusy} onClick={() => void withdraw()}>Take back</Button>;
  return (
    <SettingRow name={`Owner of ${offer.companyName}`} isWide deeds={deeds}>
      {offer.isAsked
        ? `${offer.from} asks you to own ${offer.companyName}, with its plan.`
        : `You have asked ${offer.to}. Nothing changes until they accept.`}
    </SettingRow>
  );
}
