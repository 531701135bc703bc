import { SettingsPage } from '@heartwood/client-kit/forms';
import { useEffect, useState } from 'react';
import { useQuery } from 'urql';
import { Banner, Button, EmptyState, H1, latePart, Modal, PlusIcon, Row, Skeleton, Text } from '@heartwood/shared-ui';
import { PartnersDocument } from '../generated/graphql';
import { pageHead } from '../page/page-head';
import { useCurrentCompany } from '../session/current-company';
import { PartnerCard } from './partner-card';
import { PartnerForm } from './partner-form';
import { SigningKeyDialog } from './signing-key';
import { usePartnerCommands, type SigningKey } from './use-partner-commands';

const EmbedGuide = latePart(() => import('./embed-guide').then((part) => part.EmbedGuide));

/** Sites of others that show the company's messaging; the owner's alone. */
export function PartnersPage() {
  const { company } = useCurrentCompany();
  const isOwner = company.membership.isOwner;
  const { create } = usePartnerCommands();
  const [{ data, fetching }, reload] = useQuery({
    query: PartnersDocument, variables: { companyId: company.id }, requestPolicy: 'cache-and-network', pause: !isOwner,
  });
  // The same for each try: a repeated one makes no second partner.
  const [newId, setNewId] = useState<string | null>(null);
  const [signingKey, setSigningKey] = useState<SigningKey | null>(null);
  const [isGuideOpen, setGuideOpen] = useState(false);
  const again = () => reload({ requestPolicy: 'network-only' });
  useEffect(
    () => (
      pageHead.set({
        title: 'Partners', crumbs: [{ label: 'Company settings', to: '/app/company' }, { label: 'Partners' }], backTo: '/app/company',
      })
    ), [],
  );

  const add = <Button variant="primary" icon={PlusIcon} onClick={() => setNewId(crypto.randomUUID())}>New partner</Button>;
  const partners = data?.partners;
  return (
    <SettingsPage>
      <Row justify="between" wrap>
        <div>
          <H1>Partners</H1>
          <Text tone="2">Sites on which people write to {company.name} without leaving them. Their visitors see everybody
            at {company.name}, advisors included.</Text>
        </div>
        {isOwner ? <Row gap={2}>
          <Button onClick={() => setGuideOpen(true)}>How to embed messaging</Button>
          {partners && partners.length > 0 ? add : null}
        </Row> : null}
      </Row>
      {isOwner ? null : <Banner>Only the owner of {company.name} opens its messaging to other sites.</Banner>}
      {isOwner && !partners && fetching
        ? <div aria-busy="true" role="region" aria-label="Loading partners"><Skeleton height={220} /></div>
        : null}
      {isOwner && !partners && !fetching ? <EmptyState
        title="The partners could not be loaded"
        text="Check your connection and try again."
        action={<Button variant="primary" onClick={again}>Try again</Button>}
      /> : null}
      {partners?.length === 0 ? <EmptyState
        title="No partners yet"
        text="A partner puts two lines into its pages, and its customers can write to your team there."
        action={add}
      /> : null}
      {partners?.map((partner) => <PartnerCard key={partner.id} partner={partner} onKey={setSigningKey} onChannel={again} />)}
      {newId === null ? null : (
        <Modal open onClose={() => setNewId(null)} title="New partner">
          <PartnerForm
            label="New partner" action="Create" initial={{ name: '', origins: '' }} onCancel={() => setNewId(null)}
            onSave={async (values) => {
              const outcome = await create(newId, company.id, values);
              if (!outcome.failure) {
                setNewId(null);
                setSigningKey(outcome.key);
                again();
              }
              return outcome.failure;
            }}
          />
        </Modal>
      )}
      {isGuideOpen ? <EmbedGuide company={company.name} team={data?.team ?? null} onClose={() => setGuideOpen(false)} /> : null}
      {signingKey === null ? null : (
        <SigningKeyDialog made={signingKey} onClose={() => setSigningKey(null)} />
      )}
    </SettingsPage>
  );
}
