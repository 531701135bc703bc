import { LIMITS, personName, PLAN_LEVELS } from '@heartwood/contract/domain';
import { Text } from '@heartwood/shared-ui';
import type { RowsProps } from '../../area-page/bodies';
import { OpenRows } from '../../area-page/open-rows/open-rows';
import { LinkLine, PartLine } from '../../area-page/open-rows/part-line';
import { goalOptions } from '../../area-page/open-rows/goal-options';
import { peopleOptions } from '../../area-page/open-rows/people-options';
import { RowChoice, RowInput, RowLevel, RowText } from '../../area-page/open-rows/row-fields';
import { Links, Pair } from '../../area-page/open-rows/row-look';
import { namesOf, toOptions, wordFor, wordsUsed } from '../../area-page/open-rows/row-words';
import { useRowCommands, type RowCalls } from '../../area-page/rows/use-row-commands';
import {
  DeleteBusinessChannelDocument, SaveBusinessChannelDocument, type BusinessChannelFieldsFragment as Channel, type BusinessChannelInput,
} from '../../generated/graphql';
import type { BusinessModelArea } from './business-model-area';
import { EMPTY_WORDS } from './empty-words';

const { rowName, rowWord, rowLine, rowText } = LIMITS;

const CALLS: RowCalls<Channel, BusinessChannelInput, 'key'> = {
  type: 'BusinessChannel', save: SaveBusinessChannelDocument, remove: DeleteBusinessChannelDocument, noun: 'channel',
  nameOf: ({ name }) => name, place: { key: 'channels' },
  blank: {
    name: '', type: null, topic: null, efficiency: null, description: null, actionPlan: null, customerId: null, milestoneId: null,
    employeeResponsible: null,
  },
};

/** Channels: the ways to the customer. */
export function ChannelRows(
  { area: { channels, customers, keyActivities, goals }, people, canEdit, onEmptied }: RowsProps<BusinessModelArea>,
) {
  return (
    <OpenRows
      rows={channels} commands={useRowCommands(CALLS, channels)} heading="Channels" canEdit={canEdit} onEmptied={onEmptied}
      empty={EMPTY_WORDS.channels}
      renderLine={({ name, type, description, topic, actionPlan, customerId, employeeResponsible }) => {
        const person = people.find(({ id }) => id === employeeResponsible);
        return (
          <PartLine
            name={name} type={type} links={namesOf(customers, customerId ? [customerId] : [])} more={person && personName(person)}
            words={[description, topic, actionPlan]}
          />
        );
      }}
      renderAside={({ efficiency }) => (efficiency ? <Text size="small" tone="2">{wordFor(PLAN_LEVELS, efficiency)}</Text> : null)}
      renderFields={(row, id) => {
        const fedBy = keyActivities.filter(({ channelIds }) => channelIds.includes(id)).map(({ name }) => name);
        return (
          <>
            <Pair>
              <RowInput name="name" label="Name" most={rowName.max} />
              <RowInput name="type" label="Type" most={rowWord.max} suggestions={wordsUsed(channels, 'type')} />
              <RowInput name="topic" label="Topic" most={rowLine.max} />
              <RowLevel name="efficiency" label="Efficiency" options={PLAN_LEVELS} />
              <RowChoice name="customerId" label="Customer" options={toOptions(customers)} none="No customer" />
              <RowChoice name="employeeResponsible" label="Employee responsible" options={peopleOptions(people)} none="Nobody" />
              <RowChoice name="milestoneId" label="Milestone" options={goalOptions(goals)} none="No goal" />
            </Pair>
            <RowText name="description" label="Description" most={rowText.max} />
            <RowText name="actionPlan" label="Action plan" most={rowText.max} />
            {row && fedBy.length > 0 ? <Links><Text size="small" tone="3">Fed by activities</Text><LinkLine names={fedBy} /></Links> : null}
          </>
        );
      }}
    />
  );
}
