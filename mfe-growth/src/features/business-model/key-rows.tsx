import { ACTIVITY_TYPES, ESSENCES, LIMITS, personName, PLAN_LEVELS, RESOURCE_TYPES } from '@heartwood/contract/domain';
import { Text } from '@heartwood/shared-ui';
import type { RowsProps } from '../../area-page/bodies';
import { OpenRows } from '../../area-page/open-rows/open-rows';
import { PartLine } from '../../area-page/open-rows/part-line';
import { goalOptions } from '../../area-page/open-rows/goal-options';
import { peopleOptions } from '../../area-page/open-rows/people-options';
import { RowChoice, RowInput, RowLevel, RowLinks, RowText } from '../../area-page/open-rows/row-fields';
import { Pair } from '../../area-page/open-rows/row-look';
import { namesOf, toOptions, wordFor, wordsUsed } from '../../area-page/open-rows/row-words';
import { useRowCommands, type RowCalls } from '../../area-page/rows/use-row-commands';
import {
  DeleteKeyActivityDocument, DeleteKeyPartnerDocument, DeleteKeyResourceDocument, SaveKeyActivityDocument, SaveKeyPartnerDocument,
  SaveKeyResourceDocument, type KeyActivityFieldsFragment as Activity, type KeyActivityInput, type KeyPartnerFieldsFragment as Partner,
  type KeyPartnerInput, type KeyResourceFieldsFragment as Resource, type KeyResourceInput,
} from '../../generated/graphql';
import type { BusinessModelArea } from './business-model-area';
import { EMPTY_WORDS } from './empty-words';
import { ResourcesAlone } from './resources-alone';

const { rowName, rowWord, rowText } = LIMITS;

const ACTIVITY: RowCalls<Activity, KeyActivityInput, 'key'> = {
  type: 'KeyActivity', save: SaveKeyActivityDocument, remove: DeleteKeyActivityDocument, noun: 'activity', nameOf: ({ name }) => name,
  place: { key: 'keyActivities' }, blank: { name: '', type: null, efficiency: null, description: null, channelIds: [] },
};
const RESOURCE: RowCalls<Resource, KeyResourceInput, 'key'> = {
  type: 'KeyResource', save: SaveKeyResourceDocument, remove: DeleteKeyResourceDocument, noun: 'resource', nameOf: ({ name }) => name,
  place: { key: 'keyResources' },
  blank: {
    name: '', type: null, essence: null, description: null, actionPlan: null, milestoneId: null, employeeResponsible: null, activityIds: [],
  },
};
const PARTNER: RowCalls<Partner, KeyPartnerInput, 'key'> = {
  type: 'KeyPartner', save: SaveKeyPartnerDocument, remove: DeleteKeyPartnerDocument, noun: 'partner', nameOf: ({ name }) => name,
  place: { key: 'keyPartners' }, blank: { name: '', type: null, essence: null, description: null, resourceIds: [] },
};

const aside = (word: string) => (word === '' ? null : <Text size="small" tone="2">{word}</Text>);

/** Key activities: what has to be done, and which channels it feeds. */
export function ActivityRows({ area: { keyActivities, channels }, canEdit, onEmptied }: RowsProps<BusinessModelArea>) {
  return (
    <OpenRows
      rows={keyActivities} commands={useRowCommands(ACTIVITY, keyActivities)} heading="Key activities"
      canEdit={canEdit} onEmptied={onEmptied} empty={EMPTY_WORDS.keyActivities}
      renderLine={({ name, type, description, channelIds }) => (
        <PartLine name={name} type={type} links={namesOf(channels, channelIds)} words={[description]} />
      )}
      renderAside={({ efficiency }) => aside(wordFor(PLAN_LEVELS, efficiency))}
      renderFields={() => (
        <>
          <RowInput name="name" label="Name" most={rowName.max} />
          <Pair>
            <RowInput name="type" label="Type" most={rowWord.max} suggestions={wordsUsed(keyActivities, 'type', ACTIVITY_TYPES)} />
            <RowLevel name="efficiency" label="Efficiency" options={PLAN_LEVELS} />
          </Pair>
          <RowText name="description" label="Description" most={rowText.max} />
          <RowLinks
            name="channelIds" label="Linked channels" options={toOptions(channels)}
            empty="There are no channels to link yet."
          />
        </>
      )}
    />
  );
}

/** Key resources: what it takes, and what it is used for. */
export function ResourceRows({ area: { keyResources, keyActivities, goals }, people, canEdit, onEmptied }: RowsProps<BusinessModelArea>) {
  return (
    <OpenRows
      rows={keyResources} commands={useRowCommands(RESOURCE, keyResources)} heading="Key resources"
      canEdit={canEdit} onEmptied={onEmptied} empty={EMPTY_WORDS.keyResources}
      renderLine={({ name, type, description, actionPlan, activityIds, employeeResponsible }) => {
        const person = people.find(({ id }) => id === employeeResponsible);
        return (
          <PartLine
            name={name} type={type} links={namesOf(keyActivities, activityIds)} more={person && personName(person)}
            words={[description, actionPlan]}
          />
        );
      }}
      renderAside={({ essence }) => aside(wordFor(ESSENCES, essence))}
      renderFields={() => (
        <>
          <RowInput name="name" label="Name" most={rowName.max} />
          <Pair>
            <RowInput name="type" label="Type" most={rowWord.max} suggestions={wordsUsed(keyResources, 'type', RESOURCE_TYPES)} />
            <RowLevel name="essence" label="Essence" options={ESSENCES} />
          </Pair>
          <RowText name="description" label="Description" most={rowText.max} />
          <RowText name="actionPlan" label="Action plan" most={rowText.max} />
          <Pair>
            <RowChoice name="employeeResponsible" label="Employee responsible" options={peopleOptions(people)} none="Nobody" />
            <RowChoice name="milestoneId" label="Milestone" options={goalOptions(goals)} none="No goal" />
          </Pair>
          <RowLinks
            name="activityIds" label="Linked activities" options={toOptions(keyActivities)}
            empty="There are no activities to link yet."
          />
        </>
      )}
    />
  );
}

/** Key partners: who else is needed, and what they run. */
export function PartnerRows({ area: { keyPartners, keyResources }, canEdit, onEmptied }: RowsProps<BusinessModelArea>) {
  return (
    <OpenRows
      rows={keyPartners} commands={useRowCommands(PARTNER, keyPartners)} heading="Key partners"
      canEdit={canEdit} onEmptied={onEmptied} empty={EMPTY_WORDS.keyPartners}
      renderLine={({ name, type, description, resourceIds }) => (
        <PartLine name={name} type={type} links={namesOf(keyResources, resourceIds)} words={[description]} />
      )}
      renderAside={({ essence }) => aside(wordFor(ESSENCES, essence))}
      renderBelow={(add) => (
        <ResourcesAlone resources={keyResources} partners={keyPartners} onName={canEdit ? (id) => add({ resourceIds: [id] }) : undefined} />
      )}
      renderFields={() => (
        <>
          <RowInput name="name" label="Name" most={rowName.max} />
          <Pair>
            <RowInput name="type" label="Type" most={rowWord.max} suggestions={wordsUsed(keyPartners, 'type')} />
            <RowLevel name="essence" label="Essence" options={ESSENCES} />
          </Pair>
          <RowText name="description" label="Description" most={rowText.max} />
          <RowLinks
            name="resourceIds" label="Linked resources" options={toOptions(keyResources)}
            empty="There are no resources to link yet."
          />
        </>
      )}
    />
  );
}
