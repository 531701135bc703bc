import { DoorForm, type DoorAnswers } from '@heartwood/client-kit/sharing';
import { CompanyMark, H2, Text } from '@heartwood/shared-ui';
import styled from 'styled-components';
import type { Asks } from './use-opened-deck';
import { InPage } from './view-states';

const Head = styled.div`display: flex; flex-direction: column; gap: 2px; margin-bottom: 12px; & > span:first-child { margin-bottom: 12px; }`;

/** What a link wants before it shows a slide. */
export function ViewDoor({ asks, onOpen }: { asks: Asks; onOpen(answers: DoorAnswers): Promise<void> }) {
  const { companyName, sharedByName } = asks;
  return (
    <InPage>
      <Head>
        <CompanyMark name={companyName} size={40} />
        <H2 as="h1">{companyName}</H2>
        <Text as="p" size="dense" tone="2">{sharedByName === null ? 'Somebody shared a presentation with you.' : `Shared by ${sharedByName}, ${companyName}`}</Text>
      </Head>
      <DoorForm label={`Open the presentation of ${companyName}`} company={companyName} asks={asks} onOpen={onOpen} />
    </InPage>
  );
}
