import { builder, STATEMENT_COST } from '../../graphql/schema-builder';
import { UserErrorRef } from '../../graphql/user-error.schema';
import { expected, type UserError } from '../../request/expected-failure';
import { ModuleKeyRef } from '../company';
import { EventTypeRef } from '../event';
import { GoalStatusRef } from '../timeline';
import { CALENDAR_KINDS, type CalendarEntry, type CalendarEvent } from './calendar-entry';
import {
  readCalendarLink, renewCalendarLink, revokeCalendarLink, updateCalendarLink, type CalendarLink, type CalendarLinkSet,
} from './calendar-links';
import { readCalendar } from './read-calendar';

const CalendarEntryKindRef = builder.enumType('CalendarEntryKind', { values: CALENDAR_KINDS });

const CalendarEventRef = builder.objectRef<CalendarEvent>('CalendarEvent').implement({
  fields: (t) => ({
    type: t.expose('type', { type: EventTypeRef }),
    startsAt: t.expose('startsAt', { type: 'DateTime' }),
    location: t.exposeString('location', { nullable: true }),
    isHost: t.exposeBoolean('isHost', { description: 'Whether the viewer has made it.' }),
  }),
});

const CalendarEntryRef = builder.objectRef<CalendarEntry>('CalendarEntry').implement({
  description: 'Both days belong to it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Of the goal, the phase, the event or the module.' }),
    kind: t.expose('kind', { type: CalendarEntryKindRef }),
    title: t.exposeString('title'),
    from: t.expose('from', { type: 'Date' }),
    to: t.expose('to', { type: 'Date' }),
    color: t.exposeString('color', { nullable: true }),
    status: t.expose('status', { type: GoalStatusRef, nullable: true, description: 'Of a goal; of a module whether it is done.' }),
    categoryId: t.exposeID('categoryId', { nullable: true }),
    scenarioId: t.exposeID('scenarioId', { nullable: true }),
    moduleKey: t.expose('moduleKey', { type: ModuleKeyRef, nullable: true }),
    assigneeIds: t.exposeIDList('assigneeIds', { description: 'Of an event the viewer, who has made it or goes to it.' }),
    event: t.expose('event', { type: CalendarEventRef, nullable: true, description: 'Its days are those of its own zone.' }),
  }),
});

const CalendarLinkRef = builder.objectRef<CalendarLink>('CalendarLink').implement({
  description: 'The secret address under which one person’s calendar reads one company. Whoever has it can read it.',
  fields: (t) => ({
    companyId: t.exposeID('companyId'),
    url: t.exposeString('url'),
    onlyMine: t.exposeBoolean('onlyMine', { description: 'What is assigned to that person.' }),
    categoryIds: t.exposeIDList('categoryIds', { description: 'None: all goals and phases.' }),
    kinds: t.expose('kinds', { type: [CalendarEntryKindRef] }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

interface LinkPayload { link: CalendarLink | null; error: UserError | null }
const CalendarLinkPayloadRef = builder.objectRef<LinkPayload>('CalendarLinkPayload').implement({
  description: '`link` is null when it is off.',
  fields: (t) => ({
    link: t.expose('link', { type: CalendarLinkRef, nullable: true }),
    error: t.expose('error', { type: UserErrorRef, nullable: true }),
  }),
});

const CalendarLinkSetRef = builder.inputRef<CalendarLinkSet>('CalendarLinkSet').implement({
  description: 'What is left out stays as it is.',
  fields: (t) => ({
    onlyMine: t.boolean({ required: false }),
    categoryIds: t.idList({ required: false }),
    kinds: t.field({ type: [CalendarEntryKindRef], required: false }),
  }),
});

async function payload(command: () => Promise<CalendarLink | null>): Promise<LinkPayload> {
  const { value: link, error } = await expected(command);
  return { link, error };
}

const signedIn = { authScopes: { signedIn: true }, complexity: STATEMENT_COST } as const;

builder.queryFields((t) => ({
  calendar: t.field({
    ...signedIn, type: [CalendarEntryRef], complexity: { field: STATEMENT_COST, multiplier: 60 },
    description: 'Goals, phases, events and modules that are due between two days, at most 400 apart.',
    args: {
      companyId: t.arg.id(), from: t.arg({ type: 'Date' }), to: t.arg({ type: 'Date' }),
      kinds: t.arg({ type: [CalendarEntryKindRef], required: false, description: 'All of them unless told.' }),
    },
    resolve: (_root, args, context) => readCalendar(context, args),
  }),
  calendarLink: t.field({
    ...signedIn, type: CalendarLinkRef, nullable: true, description: 'The viewer’s own; null when there is none.',
    args: { companyId: t.arg.id() },
    resolve: (_root, { companyId }, context) => readCalendarLink(context, companyId),
  }),
}));

builder.mutationFields((t) => ({
  renewCalendarLink: t.field({
    ...signedIn, type: CalendarLinkPayloadRef, args: { companyId: t.arg.id() },
    description: 'Makes the address, or another one in its place: the one before answers 404 from now on.',
    resolve: (_root, { companyId }, context) => payload(() => renewCalendarLink(context, companyId)),
  }),
  updateCalendarLink: t.field({
    ...signedIn, type: CalendarLinkPayloadRef, args: { companyId: t.arg.id(), set: t.arg({ type: CalendarLinkSetRef }) },
    resolve: (_root, { companyId, set }, context) => payload(() => updateCalendarLink(context, companyId, set)),
  }),
  revokeCalendarLink: t.field({
    ...signedIn, type: CalendarLinkPayloadRef, args: { companyId: t.arg.id() }, description: 'Switches it off.',
    resolve: (_root, { companyId }, context) => payload(() => revokeCalendarLink(context, companyId)),
  }),
}));
