import { failureOf, showFailure } from '@heartwood/client-kit/commands';
import { csvBlob, downloadFile, toCsv } from '@heartwood/client-kit/csv';
import { useShell } from '@heartwood/contract/kit';
import { fullName } from '@heartwood/contract/domain';
import { useClient, type OperationResult } from 'urql';
import {
  EventAttendeesDocument, type EventAttendeesQuery, type EventAttendeesQueryVariables, type WholeEventFragment,
} from '../../generated/graphql';

type Attendee = EventAttendeesQuery['eventAttendees']['nodes'][number];

/** Hands the host a file of who comes, by name and company. */
export function useAttendeesCsv({ id, name }: Pick<WholeEventFragment, 'id' | 'name'>): () => void {
  const client = useClient();
  const shell = useShell();
  const download = async () => {
    const people: Attendee[] = [];
    let after: string | null = null;
    do {
      const variables: EventAttendeesQueryVariables = { eventId: id, state: 'GOING', after };
      const { data, error }: OperationResult<EventAttendeesQuery> = (
        await client.query(EventAttendeesDocument, variables, { requestPolicy: 'network-only' }).toPromise()
      );
      const failure = failureOf({ error, refusal: undefined });
      if (failure) return showFailure(shell, failure, 'reading who attends');
      people.push(...data?.eventAttendees.nodes ?? []);
      after = data?.eventAttendees.hasMore ? data.eventAttendees.endCursor ?? null : null;
    } while (after !== null);
    const rows = people.map(({ card: { person, companyName }, isSpeaker }) => (
      [fullName(person), companyName ?? '', isSpeaker ? 'Speaker' : '']
    ));
    downloadFile(`${name} attendees.csv`, csvBlob(toCsv(['Name', 'Company', 'Speaker'], rows)));
  };
  return () => void download();
}
