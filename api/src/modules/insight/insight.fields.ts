import { builder, STATEMENT_COST } from '../../graphql/schema-builder';
import { PersonRef } from '../identity';
import { ShareSectionRef } from '../share';
import type { InsightLink } from './insight.queries';
import type { InsightPoint } from './module-history';
import { readInsight, type Insight } from './read-insight';

const PointRef = builder.objectRef<InsightPoint>('InsightPoint').implement({
  fields: (t) => ({ at: t.expose('at', { type: 'Date' }), value: t.exposeInt('value') }),
});

const LinkRef = builder.objectRef<InsightLink>('InsightLink').implement({
  description: 'A link to the company, and how often others have opened it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    sections: t.expose('sections', { type: [ShareSectionRef] }),
    createdBy: t.expose('createdBy', { type: PersonRef, nullable: true }),
    views: t.exposeInt('views'),
    lastOpenedAt: t.expose('lastOpenedAt', { type: 'DateTime', nullable: true }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', nullable: true }),
  }),
});

const InsightRef = builder.objectRef<Insight>('Insight').implement({
  description: 'Who looks at a company, and how its plan grows. Days are those of the zone that was asked for.',
  fields: (t) => ({
    companyId: t.exposeID('companyId'),
    since: t.expose('since', { type: 'Date', description: 'First day of the window.' }),
    today: t.expose('today', { type: 'Date' }),
    profileVisits: t.exposeInt('profileVisits', { description: 'By people who are not of the team, each once a day.' }),
    profileVisitsBefore: t.exposeInt('profileVisitsBefore', { nullable: true, description: 'In as many days before; null of all time.' }),
    visitHistory: t.expose('visitHistory', {
      type: [PointRef], complexity: { field: 1, multiplier: 90 }, description: 'Days with visits.',
    }),
    followers: t.exposeInt('followers'),
    followersNew: t.exposeInt('followersNew'),
    shareViews: t.exposeInt('shareViews', { description: 'By who is not of the company.' }),
    shareViewsBefore: t.exposeInt('shareViewsBefore', { nullable: true }),
    shareLinkCount: t.exposeInt('shareLinkCount'),
    shareLinks: t.expose('shareLinks', {
      type: [LinkRef], complexity: { field: 1, multiplier: 10 }, description: 'The most opened first.',
    }),
    modulesDone: t.exposeInt('modulesDone'),
    modulesDoneNew: t.exposeInt('modulesDoneNew', { description: 'Since Monday; less than none where more were taken back.' }),
    moduleHistory: t.expose('moduleHistory', {
      type: [PointRef], complexity: { field: 1, multiplier: 40 },
      description: 'How many were done at the end of each day on which that changed.',
    }),
  }),
});

builder.queryField('insight', (t) => t.field({
  type: InsightRef, nullable: true, authScopes: { signedIn: true }, complexity: STATEMENT_COST,
  description: 'For owner and admins; null for others.',
  args: {
    companyId: t.arg.id(),
    weeks: t.arg.int({ required: false, defaultValue: 12, description: 'The present one and those before; null: all that is kept.' }),
    zone: t.arg.string({ required: false, description: 'IANA name of the viewer’s time zone; UTC where it is left out.' }),
  },
  resolve: (_root, { companyId, weeks, zone }, context) => readInsight(context, { companyId, weeks: weeks ?? null, zone: zone ?? null }),
}));
