// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { CouponFieldsFields } from './coupon-fields.fragment';
import type { CouponFieldsFragment } from './types';

export const CouponFieldsFragmentDoc = {"kind":"Document","definitions":[CouponFieldsFields]} as unknown as DocumentNode<CouponFieldsFragment, unknown>;
