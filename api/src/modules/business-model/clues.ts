import { defineClue, liveRowsWhere } from '../growth';

// Whom or what to begin with: what matters most, then what a goal waits for, the next day first, then the order on the page.
const PLACE = 'r.position, r.id';
const most = (field: string) => `array_position(array['HIGH', 'MEDIUM', 'LOW'], r.${field})`;
const NEXT_GOAL = `(
      select g.date from milestone g
      where g.id = r.milestone_id and not g.is_deleted and g.status = 'IN_PROGRESS' and g.scenario_id is null)`;
const payers = `${most('willingness_to_pay')}, ${PLACE}`;
const essentials = `${most('essence')}, ${NEXT_GOAL}, ${PLACE}`;

defineClue({
  key: 'customerSegment', modules: ['customerSegment'], order: payers,
  rows: liveRowsWhere('customer', "coalesce(r.problem, '') = ''"),
});
defineClue({
  key: 'channels', modules: ['customerSegment', 'channels'], order: payers,
  rows: liveRowsWhere('customer', `not exists (
      select from business_channel b
      where b.customer_id = r.id and not b.is_deleted)`),
});
defineClue({
  key: 'keyActivities', modules: ['channels', 'keyActivities'], order: `${most('efficiency')}, ${NEXT_GOAL}, ${PLACE}`,
  rows: liveRowsWhere('business_channel', `not exists (
      select from key_activity_channel l
      join key_activity a on a.id = l.activity_id and not a.is_deleted
      where l.channel_id = r.id)`),
});
defineClue({
  key: 'keyResources', modules: ['keyActivities', 'keyResources'], order: `${most('efficiency')}, ${PLACE}`,
  rows: liveRowsWhere('key_activity', `not exists (
      select from key_resource_activity l
      join key_resource k on k.id = l.resource_id and not k.is_deleted
      where l.activity_id = r.id)`),
});
defineClue({
  key: 'keyPartners', modules: ['keyResources', 'keyPartners'], order: essentials,
  rows: liveRowsWhere('key_resource', `not exists (
      select from key_partner_resource l
      join key_partner p on p.id = l.partner_id and not p.is_deleted
      where l.resource_id = r.id)`),
});
defineClue({
  key: 'revenue', modules: ['customerSegment', 'revenue'], order: payers,
  rows: liveRowsWhere('customer', `not exists (
      select from revenue_customer l
      join revenue e on e.id = l.revenue_id and not e.is_deleted
      where l.customer_id = r.id)`),
});
// Of a plan that has no cost at all.
defineClue({
  key: 'costs', modules: ['keyResources', 'costs'], order: essentials,
  rows: liveRowsWhere('key_resource', `not exists (
      select from cost k
      where k.company_id = r.company_id and not k.is_deleted)`),
});
