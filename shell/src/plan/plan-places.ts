/** The plans side by side (specification, section 2). */
export const SUBSCRIPTION = '/app/growth-framework/subscription';
/** Plan, cards and invoices. */
export const MANAGE_PLAN = `${SUBSCRIPTION}/manage`;
export const BUY_POINTS = `${SUBSCRIPTION}/credits`;
/** Where a card is added at once: banners lead there. */
export const ADD_CARD = `${MANAGE_PLAN}?card=new`;

/** Where a plan is bought that opens something, and from where one comes back to what was wanted. */
export function upgradePath({ plan, feature, back }: { plan: string; feature: string; back: string }): string {
  return `${SUBSCRIPTION}?${new URLSearchParams({ plan, feature, back }).toString()}`;
}
