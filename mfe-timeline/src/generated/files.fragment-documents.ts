// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { TimelineFileFields } from './timeline-file.fragment';
import type { TimelineFileFragment } from './types';

export const TimelineFileFragmentDoc = {"kind":"Document","definitions":[TimelineFileFields]} as unknown as DocumentNode<TimelineFileFragment, unknown>;
