import { submitWith, TextField, throwRefusal, FormError, CheckedForm } from '@heartwood/client-kit/forms';
import { useCommand } from '@heartwood/client-kit/commands';
import { EVENT_LIMITS, EVENT_SUBMIT, EVENT_TYPE_LABELS, isWebLink, LIMITS } from '@heartwood/contract/domain';
import { useReadable } from '@heartwood/contract/kit';
import {
  Button, Checkbox, errorOf, Field, Icon, MapPinIcon, Modal, mobile, Segmented, Skeleton, Switch, Text, TextLink, Trash2Icon, UsersIcon,
} from '@heartwood/shared-ui';
import { DatePicker } from '@heartwood/shared-ui/dates';
import { Formik, useFormikContext } from 'formik';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { DeleteEventDialog } from '../../event/delete-event.dialog';
import { ownZone } from '../../event/own-zone';
import { EVENTS } from '../../event/places';
import { EventDocument, UpdateEventDocument, type CreatePostInput, type WholeEventFragment } from '../../generated/graphql';
import { useDesk } from '../../notification/desk';
import { EXPLORE } from '../../post/places';
import { POST_MODAL } from '../../post/slots';
import { CoverField } from './cover-field';
import {
  faultsOf, missingWords, newValues, setOf, speakerInput, speakersOf, valuesLike, valuesOf, withStart, type EventValues,
} from './event-values';
import { SpeakersField } from './speakers-field';
import { TimeField } from './time-field';
import { useCreateEvent } from './use-create-event';
import { ZoneField } from './zone-field';

const Columns = styled.div`
  display: grid; grid-template-columns: minmax(0, 1.45fr) minmax(0, 1fr); gap: 28px; align-items: start;
  ${mobile} { grid-template-columns: minmax(0, 1fr); }
`;
const Side = styled.div`display: grid; gap: 12px;`;
const Pair = styled.div`display: grid; grid-template-columns: 1fr 1fr; gap: 10px;`;
const OnOff = styled.div`display: flex; align-items: center; gap: 8px; min-height: var(--h-md); color: var(--text-2);`;
const Missing = styled.span`
  margin-right: auto; font-size: var(--fs-small); line-height: var(--lh-small); & > button { color: var(--text-2); }
`;

const EMPTY_FAULTS = {};

export interface EventModalProps {
  /** Null: a new one. */
  id: string | null;
  /** A new one is like this event. */
  from?: string | null;
  onClose(): void;
}

/** The event modal, in create or edit mode (spec section 4). */
export function EventModal({ id, from = null, onClose }: EventModalProps) {
  const asked = id ?? from;
  const [{ data }] = useQuery({ query: EventDocument, variables: { id: asked ?? '' }, pause: asked === null });
  if (asked === null) return <EventForm event={null} onClose={onClose} />;
  const title = id === null ? 'Create event' : 'Edit event';
  if (!data) return <Modal open size={860} title={title} onClose={onClose}><Skeleton height={320} /></Modal>;
  if (id === null) return <EventForm event={null} like={data.event} onClose={onClose} />;
  if (data.event?.canEdit) return <EventForm event={data.event} onClose={onClose} />;
  return <Modal open title="Edit event" onClose={onClose}><Text as="p">This event is not here, or not yours to change.</Text></Modal>;
}

interface FormProps { event: WholeEventFragment | null; like?: WholeEventFragment | null | undefined; onClose(): void }

function EventForm({ event, like, onClose }: FormProps) {
  const { shell } = useDesk();
  const { company, membership } = useReadable(shell.session);
  const run = useCommand();
  const form = useId();
  // The same until it is saved: what is sent twice is made once.
  const [newId] = useState(() => crypto.randomUUID());
  const [postId] = useState(() => crypto.randomUUID());
  const createEvent = useCreateEvent();
  const [isDeleting, setDeleting] = useState(false);
  const [initial] = useState(() => (event ? valuesOf(event) : like ? valuesLike(like, new Date()) : newValues(new Date(), ownZone())));
  const mayHost = membership.isOwner || membership.isAdmin || membership.accessType === 'edit';

  const create = async (values: EventValues) => {
    const input = { ...setOf(values), id: newId, companyId: mayHost ? company.id : null, speakers: speakersOf(values).map(speakerInput) };
    const [title, said] = [values.name.trim(), values.isPosted ? values.said.trim() : ''];
    const post: CreatePostInput | null = said === '' ? null : { id: postId, postType: 'PUBLIC', content: said, eventId: newId };
    const done = await createEvent(input, post);
    if (!done.ok && done.field === null) fail('Error while saving event');
    throwRefusal(done);
    if (!done.ok) return;
    onClose();
    // Specification, sections 4 and 9: whoever made an event tells of it.
    shell.nav.navigate(EXPLORE);
    if (done.isPosted) shell.toast({ title: `${title} is there, and posted`, status: 'success' });
    else if (values.isPosted) shell.slots.open(POST_MODAL, { event: newId, title, isSkippable: true, ...(said !== '' && { text: said }) });
    else shell.toast({
      title: `${title} is there`, status: 'success', action: { label: 'Open', run: () => shell.nav.navigate(`${EVENTS}/${newId}`) },
    });
  };
  const update = async (values: EventValues, { id }: WholeEventFragment) => {
    const newSpeakers = speakersOf(values).filter((speaker) => !initial.speakers.some((known) => known.id === speaker.id))
      .map(speakerInput);
    const removedSpeakers = initial.speakers.filter((known) => !values.speakers.some((speaker) => speaker.id === known.id)).map((known) => (
      known.id
    ));
    const variables = { id, set: setOf(values), newSpeakers, removedSpeakers, tellAttendees: values.isTold };
    const done = await run(UpdateEventDocument, 'updateEvent', variables, { doing: 'updating the event', quiet: 'all' });
    if (!done.ok && done.field === null) fail('There was an error trying to update this event');
    throwRefusal(done);
    if (!done.ok) return;
    shell.toast({ title: 'You have successfully Updated this event', status: 'success' });
    onClose();
  };
  const fail = (text: string) => shell.toast({ title: 'An error occurred.', text, status: 'error' });

  return (
    <Formik
      initialValues={initial} validateOnMount validate={faultsOf}
      onSubmit={submitWith((values: EventValues) => (event ? update(values, event) : create(values)))}
    >
      {({ errors = EMPTY_FAULTS, values, isSubmitting, dirty, submitForm }) => (
        <Modal
          open size={860} title={event ? 'Edit event' : 'Create event'} dirty={dirty} onClose={onClose}
          footer={(
            <>
              {event?.canDelete ? <Button variant="danger" icon={Trash2Icon} onClick={() => setDeleting(true)}>Delete event</Button> : null}
              <Missing role="status"><ToMissing words={missingWords(values)} onGo={() => void submitForm()} /></Missing>
              <Button variant="ghost" onClick={onClose}>Cancel</Button>
              <Button variant="primary" type="submit" form={form} busy={isSubmitting} disabled={Object.keys(errors).length > 0}>
                {event ? EVENT_SUBMIT.edit : EVENT_SUBMIT.create}
              </Button>
            </>
          )}
        >
          <CheckedForm id={form} label={event ? 'Edit event' : 'Create event'}>
            <FormError />
            <EventFields isNew={event === null} attendees={event?.attendeeCount ?? 0} />
          </CheckedForm>
          {event && isDeleting ? <DeleteEventDialog event={event} onClose={() => setDeleting(false)} onDeleted={onClose} /> : null}
        </Modal>
      )}
    </Formik>
  );
}

/** Sent in vain, a form says what is wrong, and the first of it has the focus. */
function ToMissing({ words, onGo }: { words: string; onGo(): void }) {
  return words === '' ? null : <TextLink as="button" type="button" onClick={onGo}>{words}</TextLink>;
}

const tellWords = (attendees: number) => (
  attendees === 1 ? 'Tell the attendee what changed' : `Tell the ${attendees.toLocaleString('en-US')} attendees what changed`
);

function EventFields({ isNew, attendees }: { isNew: boolean; attendees: number }) {
  const context = useFormikContext<EventValues>();
  const { values, setValues, setFieldValue, setFieldTouched } = context;
  const isOnline = values.type === 'VIRTUAL';
  const touched = (name: keyof EventValues) => () => void setFieldTouched(name);
  const set = (change: Partial<EventValues>) => void setValues({ ...values, ...change });
  const start = (change: Parameters<typeof withStart>[1]) => void setValues(withStart(values, change));
  const end = (change: Partial<EventValues>) => set({ ...change, isEndSet: true });
  const linkHint = values.meetingLink.trim() === '' || isWebLink(values.meetingLink)
    ? undefined
    : 'This does not start with https://. People will copy it by hand.';
  return (
    <Columns>
      <Side>
        <TextField name="name" label="Name" required most={EVENT_LIMITS.name.max} autoComplete="off" />
        <TextField name="description" label="Description" required lines={3} most={EVENT_LIMITS.description.max} />
        <Field label="Type" group hint={isOnline ? 'Everyone who attends gets the link.' : 'People see the place and a map link.'}>
          <Segmented
            block label="Type" value={values.type} onChange={(type) => set({ type })}
            options={[{ value: 'PHYSICAL', label: EVENT_TYPE_LABELS.PHYSICAL }, { value: 'VIRTUAL', label: EVENT_TYPE_LABELS.VIRTUAL }]}
          />
        </Field>
        {isOnline
          ? <TextField
            name="meetingLink" label="Meeting link" required autoComplete="off" {...(linkHint !== undefined && { hint: linkHint })}
          />
          : <TextField name="location" label="Place" optional autoComplete="off" suffix={<Icon as={MapPinIcon} size={16} />} />}
        <SpeakersField value={values.speakers} outside={values.outside} isSent={context.submitCount > 0} onChange={set} />
      </Side>
      <Side>
        <CoverField value={values.thumbNail} onChange={(thumbNail) => void setFieldValue('thumbNail', thumbNail)} />
        <Pair>
          <Field label="Start date" error={errorOf(context, 'startDate')}>
            <DatePicker
              label="Start date" asKept value={values.startDate} onChange={(startDate) => start({ startDate: startDate ?? '' })}
              onBlur={touched('startDate')} {...(values.isEndSet && { max: values.endDate })}
            />
          </Field>
          <TimeField
            label="Start time" value={values.startTime} error={errorOf(context, 'startTime')} onBlur={touched('startTime')}
            onChange={(startTime) => (startTime === '' ? set({ startTime }) : start({ startTime }))}
          />
          <Field label="End date" error={errorOf(context, 'endDate')}>
            <DatePicker
              label="End date" asKept value={values.endDate} min={values.startDate} onChange={(endDate) => end({ endDate: endDate ?? '' })}
              onBlur={touched('endDate')}
            />
          </Field>
          <TimeField
            label="End time" value={values.endTime} error={errorOf(context, 'endTime')} onBlur={touched('endTime')}
            {...(values.endDate === values.startDate && { after: values.startTime })} onChange={(endTime) => end({ endTime })}
          />
        </Pair>
        <ZoneField
          value={values.timeZone} start={{ date: values.startDate, time: values.startTime }} error={errorOf(context, 'timeZone')}
          onChange={(timeZone) => set({ timeZone })}
        />
        <Pair>
          <TextField
            name="capacity" label="Places" optional inputMode="numeric" autoComplete="off" suffix={<Icon as={UsersIcon} size={16} />}
          />
          <Field label="Waiting list">
            <OnOff>
              <Switch
                label="Waiting list" on={values.hasWaitingList} disabled={values.capacity.trim() === ''}
                onChange={(hasWaitingList) => set({ hasWaitingList })}
              />
              <span aria-hidden>{values.hasWaitingList ? 'On' : 'Off'}</span>
            </OnOff>
          </Field>
        </Pair>
        {isNew
          ? <Checkbox checked={values.isPosted} onChange={(isPosted) => set({ isPosted })}>Post about it when it is created</Checkbox>
          : null}
        {!isNew && attendees > 0
          ? <Checkbox checked={values.isTold} onChange={(isTold) => set({ isTold })}>{tellWords(attendees)}</Checkbox>
          : null}
        {isNew && values.isPosted ? (
          <TextField
            name="said" label="What the post says" optional lines={2} most={LIMITS.post.max} hint="Without words you write it in the next step."
          />
        ) : null}
      </Side>
    </Columns>
  );
}
