// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { TourCardFields } from './tour-card.fragment';
import { TourPlaceFields } from './tour-place.fragment';
import type { TourCardFragment, TourPlaceFragment } from './types';

export const TourCardFragmentDoc = {"kind":"Document","definitions":[TourCardFields]} as unknown as DocumentNode<TourCardFragment, unknown>;
export const TourPlaceFragmentDoc = {"kind":"Document","definitions":[TourPlaceFields]} as unknown as DocumentNode<TourPlaceFragment, unknown>;
