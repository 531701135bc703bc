// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { PeopleTeamFields } from './people-team.fragment';
import type { PeopleTeamFragment } from './types';

export const PeopleTeamFragmentDoc = {"kind":"Document","definitions":[PeopleTeamFields]} as unknown as DocumentNode<PeopleTeamFragment, unknown>;
