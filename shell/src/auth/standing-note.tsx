import styled from 'styled-components';
import { Banner } from '@heartwood/shared-ui';
import { useQuery } from '../navigation/use-location';

const Room = styled.div`margin-bottom: 20px;`;

const NOTES: Record<string, string> = {
  ended: 'Your session has ended. Log in to go on.',
  verified: 'Your email address is confirmed. Log in to go on.',
  reset: 'Your new password is set. Log in with it.',
};

/** Why the visitor stands on the login page, when it was not their own choice. */
export function StandingNote() {
  const note = useQuery('note');
  const text = note === null ? undefined : NOTES[note];
  return text === undefined ? null : <Room><Banner>{text}</Banner></Room>;
}
