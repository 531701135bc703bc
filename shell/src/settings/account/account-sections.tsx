import { sentenceOf } from '@heartwood/client-kit/commands';
import { useState } from 'react';
import styled from 'styled-components';
import { Banner, Button, DownloadIcon, H2 } from '@heartwood/shared-ui';
import { formatDate } from '@heartwood/shared-ui/dates';
import { apiErrorOf } from '@heartwood/client-kit/commands';
import { session } from '../../session/browser-session';
import { callJson } from '../../session/call-json';
import { useCurrentCompany } from '../../session/current-company';
import { toast, toastError } from '../../toasts/toasts';
import { SettingRow, SettingsRows } from '../settings-rows';
import { DeleteAccountDialog } from './delete-account-dialog';
import { HandOverDialog } from './hand-over-dialog';
import { useAccountFacts, type AccountFacts, type LastExport, type OwnerOffer } from './leaving';

const Section = styled.section`margin-top: 28px;`;
const Heading = styled(H2)`margin: 0 0 10px;`;

/** One's data, the companies one owns, and the end of the account. */
export function AccountSections() {
  const { me } = useCurrentCompany();
  const { facts, reload } = useAccountFacts();
  const [isLeaving, setLeaving] = useState(false);
  const [handedOver, setHandedOver] = useState<string | null>(null);
  if (!facts) return null;
  const { leaving, lastExport } = facts;
  const owned = me.companies.filter(({ membership }) => membership.isOwner).map(({ name }) => name);
  const isAsked = (id: string): boolean => leaving.offers.some(({ companyId, isAsked: mine }) => companyId === id && !mine);
  // Of several, the next that nobody is asked to own yet.
  const first = leaving.toHandOver.find(({ id }) => !isAsked(id)) ?? leaving.toHandOver[0];
  const company = leaving.toHandOver.find(({ id }) => id === handedOver);
  const done = (): void => {
    setHandedOver(null);
    void reload();
  };
  return (
    <>
      <Section>
        <Heading>Your data</Heading>
        <SettingsRows>
          <ExportRow last={lastExport} reload={reload} />
          <SettingRow
            name="Companies"
            deeds={first ? <Button size="sm" variant="ghost" onClick={() => setHandedOver(first.id)}>Hand over</Button> : undefined}
          >
            {owned.length === 0 ? 'You own no company.' : `You own ${namesOf(owned)}. ${owned.length === 1 ? 'Its plan belongs' : 'Their plans belong'} to the company.`}
          </SettingRow>
          {leaving.offers.map((offer) => <OfferRow key={offer.companyId} offer={offer} reload={reload} />)}
        </SettingsRows>
      </Section>
      <Section>
        <Heading>Leave</Heading>
        <SettingsRows>
          <SettingRow
            name="Delete account"
            deeds={<Button size="sm" variant="danger" onClick={() => (first ? setHandedOver(first.id) : setLeaving(true))}>Delete account</Button>}
          >
            Your posts become “Deleted account”.{first ? ` ${first.name} needs another owner first.` : ''}
          </SettingRow>
        </SettingsRows>
      </Section>
      {company ? <HandOverDialog company={company} onClose={done} /> : null}
      {isLeaving ? <DeleteAccountDialog leaving={leaving} onClose={() => setLeaving(false)} /> : null}
    </>
  );
}

const namesOf = (names: readonly string[]): string => new Intl.ListFormat('en', { type: 'conjunction' }).format(names);

interface Reloads { reload: () => Promise<void> }

function ExportRow({ last, reload }: Reloads & { last: AccountFacts['lastExport'] }) {
  const [isBusy, setBusy] = useState(false);
  const run = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await work();
      await reload();
    } catch (error) {
      toastError(sentenceOf(error));
    }
    setBusy(false);
  };
  const ask = () => run(() => callJson('POST', '/account/export', {}));
  const deed = last?.isReady
    ? <Button size="sm" icon={DownloadIcon} busy={isBusy} onClick={() => void run(() => fetchExport(last))}>Download</Button>
    : <Button size="sm" icon={DownloadIcon} busy={isBusy} disabled={last !== null} onClick={() => void ask()}>Export data</Button>;
  return (
    <>
      <SettingRow name="Export" deeds={deed}>
        Everything you wrote: profile, posts, notes, messages. ZIP with JSON and your files.
        {last?.isReady ? <small>Ready, {sizeOf(last.size ?? 0)}. Until {formatDate(last.endsAt)}; it asks for your password.</small> : null}
      </SettingRow>
      {last && !last.isReady ? <Banner><strong>Your export is being put together.</strong> You get a mail, usually within an hour.</Banner> : null}
    </>
  );
}

async function fetchExport({ id, createdAt }: LastExport): Promise<void> {
  const response = await session.fetch(`/api/v1/account/export/${id}/file`);
  if (!response.ok) throw await apiErrorOf(response);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = `heartwood-data-${createdAt.slice(0, 10)}.zip`;
  link.click();
  URL.revokeObjectURL(link.href);
}

const sizeOf = (bytes: number): string => (bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${Math.round(bytes / 1024 / 1024)} MB`);

function OfferRow({ offer, reload }: Reloads & { offer: OwnerOffer }) {
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
    <SettingRow name={`Owner of ${offer.companyName}`} deeds={deeds}>
      {offer.isAsked ? `${offer.from} asks you to own ${offer.companyName}, with its plan.` : `You have asked ${offer.to}. Nothing changes until they accept.`}
    </SettingRow>
  );
}
