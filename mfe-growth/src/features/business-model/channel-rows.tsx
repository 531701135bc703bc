import { LIMITS, personName, PLAN_LEVELS } from '@heartwood/contract/domain';
import { Text } from '@heartwood/shared-ui';
import type { RowsProps } from '../../area-page/bodies';
import { OpenRows } from '../../area-page/open-rows/open-rows';
import { peopleOptions } from '../../area-page/open-rows/people-options';
import { RowChoice, RowInput, RowLevel, RowText } from '../../area-page/open-rows/row-fields';
import { LinkChip, Links, Pair } from '../../area-page/open-rows/row-look';
import { useRowCommands, type RowCalls } from '../../area-page/rows/use-row-commands';
import {
  DeleteBusinessChannelDocument, SaveBusinessChannelDocument, type BusinessChannelFieldsFragment as Channel, type BusinessChannelInput,
} from '../../generated/graphql';
import type { BusinessModelArea } from './business-model-area';
import { namesOf, toOptions, wordFor, wordsUsed } from './row-words';

const { rowName, rowWord, rowLine, rowText } = LIMITS;

const CALLS: RowCalls<Channel, BusinessChannelInput, 'key'> = {
  type: 'BusinessChannel', save: SaveBusinessChannelDocument, remove: DeleteBusinessChannelDocument, noun: 'channel', nameOf: ({ name }) => name,
  place: { key: 'channels' },
  blank: {
    name: '', type: null, topic: null, efficiency: null, description: null, actionPlan: null, customerId: null, milestoneId: null,
    employeeResponsible: null,
  },
  input: ({ __typename: _type, revision: _revision, ...row }) => row,
};

/** Channels: the ways to the customer. */
export function ChannelRows({ area: { channels, customers, keyActivities }, people, canEdit, onEmptied }: RowsProps<BusinessModelArea>) {
  return (
    <OpenRows
      rows={channels} commands={useRowCommands(CALLS, channels)} type="BusinessChannel" noun="channel" heading="Channels" canEdit={canEdit} onEmptied={onEmptied}
      empty="Name the first way by which a customer hears of you." nameOf={({ name }) => name ?? ''} isReady={({ name }) => Boolean(name?.trim())}
      renderLine={({ name, type, description, topic, customerId, employeeResponsible }) => {
        const person = people.find(({ id }) => id === employeeResponsible);
        const links = [...namesOf(customers, customerId === null || customerId === undefined ? [] : [customerId])];
        return (
          <>
            <b>{name}</b> <small>{type}</small>
            {links.length > 0 || person ? <Links style={{ margin: '4px 0' }}>{links.map((each) => <LinkChip key={each}>{each}</LinkChip>)}{person ? <small>{personName(person)}</small> : null}</Links> : <br />}
            <small>{description ?? topic ?? 'Nothing is said of it yet'}</small>
          </>
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
            </Pair>
            <RowText name="description" label="Description" most={rowText.max} />
            <RowText name="actionPlan" label="Action plan" most={rowText.max} />
            {row && fedBy.length > 0 ? <Links><Text size="small" tone="3">Fed by activities</Text>{fedBy.map((each) => <LinkChip key={each}>{each}</LinkChip>)}</Links> : null}
          </>
        );
      }}
    />
  );
}
