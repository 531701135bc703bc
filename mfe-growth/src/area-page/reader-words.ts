import type { CompanyViewer } from '@heartwood/client-kit/company';

/** Why the viewer reads and does not write, and whom to ask. */
export function readerWords(accessType: CompanyViewer['accessType'], canComment: boolean, owner: string): string {
  const ask = `ask ${owner} or an admin`;
  if (accessType === 'custom') return `You can read this module. With Custom Access you edit what is assigned to you: ${ask}.`;
  return canComment ? `You can read this module and comment on it. To edit it, ${ask}.` : `You can read this module. To edit it, ${ask}.`;
}
