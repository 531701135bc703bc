import type { OperationAnswer } from '@heartwood/contract/fake-shell';
import type { PersonFieldsFragment, ShareLinkSet } from '../../generated/graphql';
import type { Link } from './link-words';

export function sampleShareLinks(companyId: string, by: PersonFieldsFragment): Link[] {
  const { id, firstname, lastname } = by;
  const link = {
    __typename: 'ShareLink' as const, companyId, createdBy: { __typename: 'Person' as const, id, firstname, lastname }, asksMail: false,
    lockedUntil: null, expiresAt: null, isRevoked: false, hasPasscode: false, createdAt: '2026-04-20T10:00:00Z', visits: [], questions: [],
  };
  return [
    {
      ...link, id: '00000000-0000-4000-8000-0000000000d1', name: 'Seed investors', sections: ['pitch', 'market', 'team'], hasPasscode: true,
      views: 29, visitors: 7, lastOpenedAt: '2026-05-14T06:12:00Z',
      readings: [{ __typename: 'SectionReading', section: 'market', seconds: 580, views: 10 }],
      visits: [{ __typename: 'ShareVisitor', mail: 'kai@fund.example', views: 3, seconds: 140, lastAt: '2026-05-14T06:12:00Z' }],
      questions: [{
        __typename: 'ShareQuestion', id: '00000000-0000-4000-8000-0000000000e1', section: 'market', text: 'Who pays for the washing?',
        mail: 'kai@fund.example', createdAt: '2026-05-14T06:15:00Z', answeredAt: null,
      }],
      history: [{ __typename: 'ShareStep', name: 'Amara Okafor', text: 'made the link', createdAt: '2026-04-20T10:00:00Z' }],
    },
    {
      ...link, id: '00000000-0000-4000-8000-0000000000d2', name: 'Depot partners', sections: ['pitch', 'timeline'], views: 12, visitors: 4,
      lastOpenedAt: null, readings: [], history: [],
    },
  ];
}

/** The commands on links, as a server answers them. */
export function shareOperations(links: Link[]): Record<string, OperationAnswer> {
  const payload = (link: Link | undefined, url: string | null = null) => ({
    __typename: 'ShareLinkPayload', link: link ?? null, url, error: null,
  });
  const change = (id: unknown, more: Partial<Link>) => {
    const at = links.findIndex((link) => link.id === id);
    const found = links[at];
    return found ? (links[at] = { ...found, ...more }) : undefined;
  };
  return {
    ShareLinks: () => ({ shareLinks: [...links] }),
    CreateShareLink: ({ id, companyId, set }) => {
      const { name, sections, passcode } = set as ShareLinkSet;
      const [first] = links;
      const made = first && {
        ...first, id: String(id), companyId: String(companyId), name: name ?? '', sections: sections ?? [], hasPasscode: Boolean(passcode),
        views: 0, visitors: 0,
        lastOpenedAt: null, readings: [], visits: [], questions: [], history: [],
      };
      if (made) links.unshift(made);
      return { createShareLink: payload(made, `https://heartwood.example/app/share?company_id=${String(name)}`) };
    },
    UpdateShareLink: ({ id, set }) => {
      const { name, isRevoked } = set as ShareLinkSet;
      return { updateShareLink: payload(change(id, { ...(name != null && { name }), ...(isRevoked != null && { isRevoked }) })) };
    },
    AnswerShareQuestion: ({ id, questionId, isAnswered }) => {
      const answeredAt = isAnswered ? '2026-05-14T09:12:00Z' : null;
      const questions = links.find((link) => link.id === id)?.questions.map((each) => (
        each.id === questionId ? { ...each, answeredAt } : each
      ));
      return { answerShareQuestion: payload(change(id, { questions: questions ?? [] })) };
    },
    RenewShareLink: ({ id }) => ({ renewShareLink: payload(change(id, {}), 'https://heartwood.example/app/share?company_id=new') }),
  };
}
