// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { TractionFieldsFields } from './traction-fields.fragment';
import { TimelinePartsFields } from './timeline-parts.fragment';
import { PersonFieldsFields } from './person-fields.fragment';
import { GoalFieldsFields } from './goal-fields.fragment';
import { PhaseFieldsFields } from './phase-fields.fragment';
import { CategoryFieldsFields } from './category-fields.fragment';
import { ScenarioFieldsFields } from './scenario-fields.fragment';
import type { TimelinePageQuery, TimelinePageQueryVariables } from './types';

export const TimelinePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TimelinePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeline"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimelineParts"}}]}}]}},TractionFieldsFields,TimelinePartsFields,PersonFieldsFields,GoalFieldsFields,PhaseFieldsFields,CategoryFieldsFields,ScenarioFieldsFields]} as unknown as DocumentNode<TimelinePageQuery, TimelinePageQueryVariables>;
