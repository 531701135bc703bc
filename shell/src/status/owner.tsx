import type { ManifestOwner } from '@heartwood/contract';
import { TextLink } from '@heartwood/shared-ui';

/** Whose a remote is, and where somebody is reached who can mend it. */
export function Owner({ owner }: { owner: ManifestOwner | undefined }) {
  if (!owner) return <>not said</>;
  const { squad, contact } = owner;
  const address = addressOf(contact);
  return <>{squad}<br />{address === null ? contact : <TextLink href={address}>{contact}</TextLink>}</>;
}

/** A mail address or a page can be followed; the name of a channel is only read. */
export function addressOf(contact: string): string | null {
  if (/^https:\/\/[^\s"'<>]+$/.test(contact)) return contact;
  return /^[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+$/.test(contact) ? `mailto:${contact}` : null;
}
