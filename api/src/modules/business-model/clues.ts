import { defineClue, liveRowsWhere } from '../growth';

defineClue({
  key: 'customerSegment', modules: ['customerSegment'],
  rows: liveRowsWhere('customer', "coalesce(r.problem, '') = ''"),
});
defineClue({
  key: 'channels', modules: ['customerSegment', 'channels'],
  rows: liveRowsWhere('customer', `not exists (
      select from business_channel b
      where b.customer_id = r.id and not b.is_deleted)`),
});
defineClue({
  key: 'keyActivities', modules: ['channels', 'keyActivities'],
  rows: liveRowsWhere('business_channel', `not exists (
      select from key_activity_channel l
      join key_activity a on a.id = l.activity_id and not a.is_deleted
      where l.channel_id = r.id)`),
});
defineClue({
  key: 'keyResources', modules: ['keyActivities', 'keyResources'],
  rows: liveRowsWhere('key_activity', `not exists (
      select from key_resource_activity l
      join key_resource k on k.id = l.resource_id and not k.is_deleted
      where l.activity_id = r.id)`),
});
defineClue({
  key: 'keyPartners', modules: ['keyResources', 'keyPartners'],
  rows: liveRowsWhere('key_resource', `not exists (
      select from key_partner_resource l
      join key_partner p on p.id = l.partner_id and not p.is_deleted
      where l.resource_id = r.id)`),
});
defineClue({
  key: 'revenue', modules: ['customerSegment', 'revenue'],
  rows: liveRowsWhere('customer', `not exists (
      select from revenue_customer l
      join revenue e on e.id = l.revenue_id and not e.is_deleted
      where l.customer_id = r.id)`),
});
// Of a plan that has no cost at all.
defineClue({
  key: 'costs', modules: ['keyResources', 'costs'],
  rows: liveRowsWhere('key_resource', `not exists (
      select from cost k
      where k.company_id = r.company_id and not k.is_deleted)`),
});
