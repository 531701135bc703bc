// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
export type * from './types';
export * from './affiliate.fragment-documents';
export * from './coupons.fragment-documents';
export * from './affiliate-home.document';
export * from './company-events.document';
export * from './coupons.document';
export * from './create-coupon.document';
export * from './end-coupon.document';
export * from './affiliate-newest.document';
export * from './earnings.document';
export * from './withdraw-request.document';
export * from './referrals.document';
export * from './affiliate-statistics.document';
