import type { ViewProps } from '@heartwood/contract/kit';
import { latePart } from '@heartwood/shared-ui';
import { FEELINGS_PICKER, POST_MODAL } from '../post/slots';
import { CommunityProviders } from './community-providers';

const PostModal = latePart(() => import('../features/composer/post.modal').then((part) => part.PostModal));
const FeelingsModal = latePart(() => import('../features/composer/feelings.modal').then((part) => part.FeelingsModal));

/** Slot `post-modal@1`: a new post, or with `draft` one that is gone on with; what it opens with stands at `startDraft`. */
export function PostModalSlot({ shell, params }: ViewProps) {
  // Asked for anew with something else, it is another post.
  const key = JSON.stringify(params);
  return (
    <CommunityProviders shell={shell}>
      <PostModal key={key} params={params} onClose={() => shell.slots.close(POST_MODAL)} fallback={null} />
    </CommunityProviders>
  );
}

/** Slot `feelings-picker@1`: what is chosen stands in a new post. */
export function FeelingsPickerSlot({ shell }: ViewProps) {
  const close = () => shell.slots.close(FEELINGS_PICKER);
  return (
    <FeelingsModal
      fallback={null} onClose={close}
      onChoose={(feeling) => {
        close();
        shell.slots.open(POST_MODAL, { feeling });
      }}
    />
  );
}
