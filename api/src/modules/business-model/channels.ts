import type { PlanLevel } from '@heartwood/contract/domain';
import {
  planLevel, rowKind, rowLine, rowName, rowText, rowWord, TO_GOALS, TO_PEOPLE, toRows, type PlacedRow, type RowInputOf,
} from '../growth';
import { businessChannel } from './business-model.table';
import { TO_CUSTOMERS } from './customers';

export interface BusinessChannelFields {
  name: string;
  type: string | null;
  topic: string | null;
  efficiency: PlanLevel | null;
  description: string | null;
  actionPlan: string | null;
  customerId: string | null;
  milestoneId: string | null;
  employeeResponsible: string | null;
}
export type BusinessChannel = PlacedRow & BusinessChannelFields;
export type BusinessChannelInput = RowInputOf<BusinessChannelFields>;

/** The ways to the customer. */
export const CHANNELS = rowKind({
  type: 'BusinessChannel', list: 'channels', table: businessChannel, modules: ['channels'],
  most: 200, refusal: 'A company can have at most 200 channels.',
  check: (input: BusinessChannelInput) => ({
    name: rowName('name', input.name, 'The name'),
    type: rowWord('type', input.type, 'The type'),
    topic: rowLine('topic', input.topic, 'The topic'),
    efficiency: planLevel('efficiency', input.efficiency, 'The efficiency'),
    description: rowText('description', input.description, 'The description'),
    actionPlan: rowText('actionPlan', input.actionPlan, 'The action plan'),
    customerId: input.customerId ?? null,
    milestoneId: input.milestoneId ?? null,
    employeeResponsible: input.employeeResponsible ?? null,
  }),
  label: ({ name }) => name,
  words: ({ topic, description, actionPlan }) => [topic, description, actionPlan].filter(Boolean).join('\n'),
  references: [
    { field: 'customerId', column: businessChannel.customerId, to: TO_CUSTOMERS },
    { field: 'milestoneId', column: businessChannel.milestoneId, to: TO_GOALS },
    { field: 'employeeResponsible', column: businessChannel.employeeResponsible, to: TO_PEOPLE },
  ],
});

export const TO_CHANNELS = toRows(businessChannel, {
  module: 'channels', type: 'BusinessChannel', refusal: 'Only channels of this company can be chosen.',
});
