/** What the security log tells of. */
export type SecurityKind =
  | 'sign-up'
  | 'sign-in'
  | 'address-confirmation'
  | 'address-change'
  | 'address-undo'
  | 'password-reset'
  | 'password-change'
  | 'confirmation'
  | 'member-change'
  | 'member-removal'
  | 'partner-key'
  | 'partner-change'
  | 'partner-revocation'
  | 'company-deletion';
