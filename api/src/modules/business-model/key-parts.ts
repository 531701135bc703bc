import type { PlanLevel } from '@heartwood/contract/domain';
import {
  planLevel, rowKind, rowName, rowText, rowWord, TO_GOALS, TO_PEOPLE, toRows, type PlacedRow, type RowInputOf,
} from '../growth';
import { keyActivity, keyActivityChannel, keyPartner, keyPartnerResource, keyResource, keyResourceActivity } from './business-model.table';
import { TO_CHANNELS } from './channels';

interface PartFields { name: string; type: string | null; description: string | null }
export interface KeyActivityFields extends PartFields { efficiency: PlanLevel | null }
export interface KeyResourceFields extends PartFields {
  essence: PlanLevel | null;
  actionPlan: string | null;
  milestoneId: string | null;
  employeeResponsible: string | null;
}
export interface KeyPartnerFields extends PartFields { essence: PlanLevel | null }

export type KeyActivity = PlacedRow & KeyActivityFields & { channelIds: string[] };
export type KeyResource = PlacedRow & KeyResourceFields & { activityIds: string[] };
export type KeyPartner = PlacedRow & KeyPartnerFields & { resourceIds: string[] };
export type KeyActivityInput = RowInputOf<KeyActivityFields & { channelIds: string[] }>;
export type KeyResourceInput = RowInputOf<KeyResourceFields & { activityIds: string[] }>;
export type KeyPartnerInput = RowInputOf<KeyPartnerFields & { resourceIds: string[] }>;

const part = ({ name, type, description }: RowInputOf<PartFields>) => ({
  name: rowName('name', name, 'The name'),
  type: rowWord('type', type, 'The type'),
  description: rowText('description', description, 'The description'),
});

/** What has to be done. */
export const KEY_ACTIVITIES = rowKind({
  type: 'KeyActivity', list: 'keyActivities', table: keyActivity, modules: ['keyActivities'],
  most: 200, refusal: 'A company can have at most 200 key activities.',
  check: (input: KeyActivityInput) => ({ ...part(input), efficiency: planLevel('efficiency', input.efficiency, 'The efficiency') }),
  label: ({ name }) => name,
  words: ({ description }) => description ?? '',
  links: [{
    field: 'channelIds', table: keyActivityChannel, own: keyActivityChannel.activityId, other: keyActivityChannel.channelId,
    to: TO_CHANNELS,
  }],
});

/** What it takes. */
export const KEY_RESOURCES = rowKind({
  type: 'KeyResource', list: 'keyResources', table: keyResource, modules: ['keyResources'],
  most: 200, refusal: 'A company can have at most 200 key resources.',
  check: (input: KeyResourceInput) => ({
    ...part(input),
    essence: planLevel('essence', input.essence, 'The essence'),
    actionPlan: rowText('actionPlan', input.actionPlan, 'The action plan'),
    milestoneId: input.milestoneId ?? null,
    employeeResponsible: input.employeeResponsible ?? null,
  }),
  label: ({ name }) => name,
  words: ({ description, actionPlan }) => [description, actionPlan].filter(Boolean).join('\n'),
  links: [{
    field: 'activityIds', table: keyResourceActivity, own: keyResourceActivity.resourceId, other: keyResourceActivity.activityId,
    to: toRows(keyActivity, { module: 'keyActivities', type: 'KeyActivity', refusal: 'Only activities of this company can be chosen.' }),
  }],
  references: [
    { field: 'milestoneId', column: keyResource.milestoneId, to: TO_GOALS },
    { field: 'employeeResponsible', column: keyResource.employeeResponsible, to: TO_PEOPLE },
  ],
});

/** Who else is needed. */
export const KEY_PARTNERS = rowKind({
  type: 'KeyPartner', list: 'keyPartners', table: keyPartner, modules: ['keyPartners'],
  most: 200, refusal: 'A company can have at most 200 key partners.',
  check: (input: KeyPartnerInput) => ({ ...part(input), essence: planLevel('essence', input.essence, 'The essence') }),
  label: ({ name }) => name,
  words: ({ description }) => description ?? '',
  links: [{
    field: 'resourceIds', table: keyPartnerResource, own: keyPartnerResource.partnerId, other: keyPartnerResource.resourceId,
    to: toRows(keyResource, { module: 'keyResources', type: 'KeyResource', refusal: 'Only resources of this company can be chosen.' }),
  }],
});
