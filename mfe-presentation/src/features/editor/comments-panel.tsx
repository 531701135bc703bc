import { CommentItem, CommentThread } from '@heartwood/client-kit/comments';
import { offerUndo, useCommand } from '@heartwood/client-kit/commands';
import { toFace } from '@heartwood/client-kit/people';
import { NotLoaded, ShowMore, useMore } from '@heartwood/client-kit/states';
import { slideName } from '@heartwood/contract/deck';
import { useShell } from '@heartwood/contract/kit';
import { EmptyState, Skeleton, Text, TextLink } from '@heartwood/shared-ui';
import { useUnit } from 'effector-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { useQuery } from 'urql';
import {
  AddDeckCommentDocument, DeckCommentsDocument, DeleteDeckCommentDocument, RestoreDeckCommentDocument,
} from '../../generated/graphql';
import { useEditing } from './editor-context';
import { Side } from './inspector/inspector';
import { PanelHead } from './panel-head';

const Body = styled.div`display: flex; flex: 1; flex-direction: column; padding: 0 18px 18px;`;
const List = styled.ul`display: flex; flex-direction: column; gap: 16px; padding: 0; list-style: none;`;
const Where = styled.div`margin-bottom: 4px; font-size: 12px; line-height: 16px;`;

/** What the team says of the deck; each remark knows the slide on which it was made. */
export function CommentsPanel({ onClose }: { onClose: () => void }) {
  const { model, companyId } = useEditing();
  const shell = useShell();
  const { state, head } = useUnit({ state: model.$state, head: model.$head });
  const run = useCommand();
  const rows = useRef<HTMLUListElement>(null);
  const variables = { presentationId: head.id, companyId };
  const [{ data, error, fetching }, ask] = useQuery({ query: DeckCommentsDocument, variables, requestPolicy: 'cache-and-network' });
  const page = data?.presentationComments;
  const more = useMore(page, DeckCommentsDocument, (after) => ({ ...variables, after }));
  const members = (data?.team?.members ?? []).flatMap(({ user }) => (user ? [toFace(user)] : []));
  const { slides } = state.sync.shown;
  const send = (comment: { id: string; message: string; mentions: string[] }) => run(
    AddDeckCommentDocument, 'addPresentationComment', { presentationId: head.id, slideId: state.slideId, ...comment },
    { doing: 'sending the comment' });
  const remove = (id: string) => offerUndo(shell, {
    title: 'Comment deleted',
    done: run(DeleteDeckCommentDocument, 'deletePresentationComment', { id }, { doing: 'deleting the comment' }),
    undo: () => run(RestoreDeckCommentDocument, 'restorePresentationComment', { id }, { doing: 'bringing the comment back' }),
  });
  return (
    <Side aria-label="Comments">
      <PanelHead title="Comments" onClose={onClose} />
      <Body>
        {!page && error && !fetching ? <NotLoaded what="Comments" onRetry={() => ask({ requestPolicy: 'network-only' })} /> : null}
        {!page && !error ? <Skeleton height={80} /> : null}
        {page ? (
          <CommentThread draft={`deck-comment:${head.id}`} members={members} canComment={head.canComment} onSend={send}>
            {(onReply) => (
              <>
                {page.nodes.length === 0
                  ? <EmptyState title="No comment yet" text="Say what you think of this slide. Name somebody with an @." />
                  : null}
                <List ref={rows} aria-label="Comments">
                  {page.nodes.map((comment) => {
                    const at = slides.findIndex(({ id }) => id === comment.slideId);
                    const slide = slides[at];
                    return (
                      <li key={comment.id}>
                        <Where>
                          {slide
                            ? <TextLink
                              as="button" type="button" onClick={() => model.turn(slide.id)}
                            >{`Slide ${at + 1}${slideName(slide) === '' ? '' : `: ${slideName(slide).slice(0, 40)}`}`}</TextLink>
                            : <Text tone="3">{comment.slideId === null ? 'The whole deck' : 'A slide that is gone'}</Text>}
                        </Where>
                        <List>
                          <CommentItem
                            comment={{ ...comment, isEdited: false, canEdit: false }} members={members} canReply={head.canComment}
                            onReply={onReply}
                            onChange={() => undefined} onDelete={() => remove(comment.id)}
                          />
                        </List>
                      </li>
                    );
                  })}
                </List>
                <ShowMore more={more} rows={rows} />
              </>
            )}
          </CommentThread>
        ) : null}
      </Body>
    </Side>
  );
}
