export { canManageBilling as mayPay } from '../company';

/** What somebody reads who is in the company, and neither owns it nor is an admin. */
export const PAYERS_ALONE = "You don't have permission to manage plan and payments. The owner and admins do.";
