import { offerUndo, useCommand } from '@heartwood/client-kit/commands';
import { useShell } from '@heartwood/contract/kit';
import { useMemo } from 'react';
import {
  AddAttendeeDocument, AttendEventDocument, DeleteEventDocument, InviteToEventDocument, LeaveEventDocument, RemoveAttendeeDocument,
  RestoreEventDocument,
  SetEventRemindersDocument,
} from '../generated/graphql';

/** What is done to an event where it is seen; failures are told by a toast. */
export function useEventCommands() {
  const run = useCommand();
  const shell = useShell();
  return useMemo(() => ({
    async attend(eventId: string) {
      const done = await run(AttendEventDocument, 'attendEvent', { eventId }, { doing: 'attending the event' });
      // Whoever comes wants to hear when something of it changes.
      if (done.ok) shell.events.emit('answer/awaited', {});
      return done;
    },
    leave: (eventId: string) => run(LeaveEventDocument, 'leaveEvent', { eventId }, { doing: 'leaving the event' }),
    remind: (eventId: string, minutes: number[]) => (
      run(SetEventRemindersDocument, 'setEventReminders', { eventId, minutes }, { doing: 'changing the reminders' })
    ),
    invite: (eventId: string, userId: string) => (
      run(InviteToEventDocument, 'inviteToEvent', { eventId, userId }, { doing: 'inviting somebody' })
    ),
    add: (eventId: string, userId: string) => run(AddAttendeeDocument, 'addAttendee', { eventId, userId }, { doing: 'adding somebody' }),
    takeOff: (eventId: string, userId: string) => (
      run(RemoveAttendeeDocument, 'removeAttendee', { eventId, userId }, { doing: 'removing somebody' })
    ),
    remove(id: string) {
      const done = run(DeleteEventDocument, 'deleteEvent', { id }, { doing: 'deleting the event', isLeaving: true });
      const undo = () => run(RestoreEventDocument, 'restoreEvent', { id }, { doing: 'bringing the event back' });
      offerUndo(shell, { title: 'Event deleted', done, undo });
      return done;
    },
  }), [run, shell]);
}
