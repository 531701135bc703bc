import { useReadable, useShell } from '@heartwood/contract/kit';
import { inPlace, latePart, TextLink } from '@heartwood/shared-ui';
import { useMemo } from 'react';
import type { ModuleContentFragment } from '../../generated/graphql';

const CommunityAnswers = latePart(
  () => import('./community-answers').then((part) => part.CommunityAnswers), { failed: inPlace('Answers') },
);

/** Write a post, from any page. */
const POST_MODAL = 'post-modal@1';

/** An assumption asked to the community, and what came back; nothing as long as no published remote writes posts. */
export function AskCommunity({ module, assumption, canEdit }: { module: ModuleContentFragment; assumption: string; canEdit: boolean }) {
  const { slots } = useShell();
  const isOffered = useReadable(useMemo(() => slots.offered(POST_MODAL), [slots]));
  if (!isOffered) return null;
  return (
    <>
      {canEdit ? (
        <p><TextLink as="button" type="button" onClick={() => slots.open(POST_MODAL, { question: module.key, text: assumption })}>
          Ask the community
        </TextLink></p>
      ) : null}
      <CommunityAnswers module={module} canEdit={canEdit} />
    </>
  );
}
