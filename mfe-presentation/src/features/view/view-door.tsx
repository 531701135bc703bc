import { DoorForm, type DoorAnswers } from '@heartwood/client-kit/sharing';
import { CompanyMark, H2, Text } from '@heartwood/shared-ui';
import styled from 'styled-components';
import type { Asks } from './use-opened-deck';
import { InPage } from './view-states';

const Head = styled.div`
  display: flex; flex-direction: column; gap: 2px; margin-bottom: 12px; & > span:first-child { margin-bottom: 12px; }
`;

/** What a link wants before it shows a slide. */
export function ViewDoor({ asks, onOpen }: { asks: Asks; onOpen(answers: DoorAnswers): Promise<void> }) {
  const { title, companyName, sharedByName } = asks;
  return (
    <InPage>
      <Head>
        <CompanyMark name={companyName} size={40} />
        <H2 as="h1">{title}</H2>
        <Text as="p" size="dense" tone="2">
          {sharedByName === null ? `Shared by ${companyName}` : `Shared by ${sharedByName}, ${companyName}`}
        </Text>
      </Head>
      <DoorForm label={`Open “${title}”`} company={companyName} asks={asks} onOpen={onOpen} />
    </InPage>
  );
}
