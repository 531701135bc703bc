import { useState } from 'react';
import styled from 'styled-components';
import { Button, H2 } from '@heartwood/shared-ui';
import { HOME } from '../../navigation/home';
import { useCurrentCompany } from '../../session/current-company';
import { SettingsRest } from '../settings-rest';
import { SettingRow, SettingsRows } from '../settings-rows';
import { DeleteAccountDialog } from './delete-account-dialog';
import { ExportNews } from './export-news';
import { ExportRow } from './export-row';
import { HandOverDialog } from './hand-over-dialog';
import { useAccountFacts } from './leaving';
import { OfferRow } from './offer-row';

const Section = styled.section`margin-top: 28px;`;
const Heading = styled(H2)`margin: 0 0 10px;`;

/** One's data, the companies one owns, and the end of the account. */
export function AccountSections() {
  const { me, company: current } = useCurrentCompany();
  const { facts, isFailed, reload } = useAccountFacts();
  const [isLeaving, setLeaving] = useState(false);
  const [handedOver, setHandedOver] = useState<string | null>(null);
  if (!facts) return <Section><SettingsRest isFailed={isFailed} onRetry={() => void reload()} /></Section>;
  const { leaving, lastExport } = facts;
  const owned = me.companies.filter(({ membership }) => membership.isOwner).map(({ name }) => name);
  const ownsCurrent = me.companies.some(({ id, membership }) => id === current.id && membership.isOwner);
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
        <ExportNews last={lastExport} />
        <SettingsRows>
          <ExportRow last={lastExport} reload={reload} />
          <SettingRow
            name="Companies" isWide
            deeds={(
              <>
                {first ? <Button size="sm" variant="ghost" onClick={() => setHandedOver(first.id)}>Hand over</Button> : null}
                {ownsCurrent ? <Button size="sm" variant="ghost" href={`${HOME}?export=new`}>Export company</Button> : null}
              </>
            )}
          >
            {owned.length === 0
              ? 'You own no company.'
              : `You own ${namesOf(owned)}. ${owned.length === 1 ? 'Its plan belongs' : 'Their plans belong'} to the company.`}
          </SettingRow>
          {leaving.offers.map((offer) => <OfferRow key={offer.companyId} offer={offer} reload={reload} />)}
        </SettingsRows>
      </Section>
      <Section>
        <Heading>Leave</Heading>
        <SettingsRows>
          <SettingRow
            name="Delete account"
            deeds={<Button size="sm" variant="danger" onClick={() => (first ? setHandedOver(first.id) : setLeaving(true))}>
              Delete account
            </Button>}
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
