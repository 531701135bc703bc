import { useCompany } from '@heartwood/client-kit/company';
import { useKeptLinks } from '@heartwood/client-kit/sharing';
import { useMemo } from 'react';
import {
  AnswerShareQuestionDocument, CreateShareLinkDocument, RenewShareLinkDocument, ShareActivityDocument, ShareLinksDocument,
  UpdateShareLinkDocument,
} from '../../generated/graphql';

const DOCUMENTS = {
  read: ShareLinksDocument, activity: ShareActivityDocument,
  create: CreateShareLinkDocument, update: UpdateShareLinkDocument, renew: RenewShareLinkDocument,
};

/** The links to the company's plan, as they are now, and what can be done with them. */
export function useShareLinks() {
  const { companyId } = useCompany();
  const { data, send, ...links } = useKeptLinks(DOCUMENTS, useMemo(() => ({ companyId }), [companyId]));
  return {
    ...links, links: data?.shareLinks,
    answer: (id: string, questionId: string, isAnswered: boolean) => (
      send(AnswerShareQuestionDocument, 'answerShareQuestion', { id, questionId, isAnswered }, { doing: 'marking the question' })
    ),
  };
}

export type ShareLinks = ReturnType<typeof useShareLinks>;
