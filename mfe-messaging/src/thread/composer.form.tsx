import { useUploads } from '@heartwood/client-kit/forms';
import { ArrowUpIcon, Button, isComposing, latePart, mobile, PaperclipIcon, SmileIcon, XIcon } from '@heartwood/shared-ui';
import { MentionInput, type MentionMember } from '@heartwood/shared-ui/mentions';
import { useStoreMap } from 'effector-react';
import { useEffect, useEffectEvent, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import styled, { css } from 'styled-components';
import { useDesk } from '../chat/desk';
import { IconPress } from '../chat/icon-press';
import { $drafts, keepAnswered, keepDraft, NO_DRAFT } from '../chat/kept-drafts';
import { targetKey, threadKey, type Target } from '../chat/target';
import type { ChannelFragment } from '../generated/graphql';
import { EmojiButton } from './emoji-button';
import { LimitLine } from './limit-line';
import { whyTooMuch } from './message-limits';
import { UploadRow } from './upload-row';
import { useIsTouched } from './use-is-touched';
import { useMentionable } from './use-mentionable';

const Foot = styled.form<{ $quick: boolean }>`
  flex: none;
  padding: 12px 16px 14px;
  background: var(--surface-sunken);
  ${mobile} { padding: 8px 8px calc(26px + env(safe-area-inset-bottom)); }
  ${({ $quick }) => $quick && css`&& { padding: 8px; background: none; }`}
`;
const Box = styled.div<{ $quick: boolean }>`
  display: flex;
  align-items: flex-end;
  gap: 4px;
  min-height: 44px;
  padding: 4px 4px 4px 6px;
  border: 1px solid var(--border-control);
  border-radius: 12px;
  background: var(--surface);
  &:focus-within { outline: 2px solid var(--focus); outline-offset: -1px; }
  & textarea { min-height: 34px; max-height: 160px; padding: 8px 4px; border: 0; background: none; font-size: 13px; line-height: 18px; resize: none; field-sizing: content; overflow: auto; }
  & textarea:focus-within, & textarea:focus-visible { outline: none; }
  ${({ $quick }) => $quick && css`min-height: 28px; padding: 0; border: 0; &:focus-within { outline: none; } & textarea { min-height: 28px; max-height: 90px; padding: 5px 4px; }`}
  ${mobile} { & textarea { font-size: 16px; } }
`;
const Answering = styled.div`
  display: flex; align-items: center; gap: 8px; margin-bottom: 6px; padding: 4px 4px 4px 10px; border-left: 3px solid var(--border-control); font-size: 12px; line-height: 16px;
  & > span { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;
const Files = styled.div`display: flex; flex-direction: column; gap: 4px; margin-bottom: 6px;`;
const Round = styled.button`
  display: grid; place-items: center; flex: none; width: 28px; height: 28px; padding: 0; border: 0; border-radius: var(--r-2); background: var(--action); color: var(--text-on-action); cursor: pointer;
`;

const CallAllDialog = latePart(() => import('./call-all.dialog').then((part) => part.CallAllDialog));

/** Fewer are called together without a question. */
const MOST_UNASKED = 10;

export interface ComposerProps {
  /** Of the message that is answered unless another one was chosen; null: none. */
  threadId?: string | null;
  target: Target;
  name: string;
  channel: ChannelFragment | null;
  /** Those of them who are loaded. */
  members: readonly MentionMember[];
  isQuick: boolean;
  /** Takes the focus when it appears: only where the person opened the chat. */
  autoFocus: boolean;
  onSent(): void;
  onEditLast(): void;
  onEscape(): void;
  onTyping(isTyping: boolean): void;
}

/** Where a message is written. The text is a draft until it is sent; sending nothing does nothing. */
export function Composer(
  { threadId = null, target, name, channel, members, isQuick, autoFocus, onSent, onEditLast, onEscape, onTyping }: ComposerProps,
) {
  const { shell, outbox } = useDesk();
  const key = threadId === null ? targetKey(target) : threadKey(threadId);
  const draft = useStoreMap({ store: $drafts, keys: [key], fn: (drafts, [of]) => drafts.get(of) ?? NO_DRAFT });
  const { uploads, add, retry, remove, clear, files, isBusy, hasFailed } = useUploads(shell);
  const mentionable = useMentionable(channel, members);
  // A keyboard on glass has no Shift+Enter: there Enter makes the line, and the button sends.
  const isPhone = useIsTouched();
  const [isSendWanted, setSendWanted] = useState(false);
  const [isCalling, setCalling] = useState(false);
  const others = (channel?.participantCount ?? 1) - 1;
  const callsMany = channel !== null && draft.mentions.includes(channel.id) && others > MOST_UNASKED;
  const form = useRef<HTMLFormElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const area = () => form.current?.querySelector('textarea');
  const body = draft.text.trim();
  const writing = { body, files: uploads.length, mentions: draft.mentions.length };
  const answerNone = () => keepAnswered(shell.drafts, key, null);
  useEffect(() => {
    // A menu that is open would close when it loses the focus to a conversation that arrives late.
    const isInMenu = document.activeElement?.closest('[role="menu"]') != null;
    if (autoFocus && !isInMenu) form.current?.querySelector('textarea')?.focus();
  }, [autoFocus, key]);

  const write = (text: string, mentions: string[]) => {
    setSendWanted(false);
    keepDraft(shell.drafts, key, { ...draft, text, mentions });
    onTyping(text.trim() !== '');
  };
  const send = (isSure = false) => {
    // What the server would refuse stays in the field, with the reason under it.
    if (whyTooMuch(writing) !== null) return;
    if (callsMany && !isSure) {
      setCalling(true);
      return;
    }
    setCalling(false);
    // Sent with its files, as soon as they are up.
    setSendWanted(isBusy);
    if (isBusy || (body === '' && files.length === 0)) return;
    outbox.post({
      id: crypto.randomUUID(), target, body, mentions: draft.mentions, replyTo: draft.replyTo?.id ?? threadId, files, since: Date.now(),
    });
    keepDraft(shell.drafts, key, NO_DRAFT);
    clear();
    onTyping(false);
    onSent();
    area()?.focus();
  };
  const sendWhenUp = useEffectEvent(() => send(true));
  useEffect(() => {
    if (isSendWanted && !isBusy && !hasFailed) sendWhenUp();
  }, [isSendWanted, isBusy, hasFailed]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || isComposing(event) || !(event.target instanceof HTMLTextAreaElement)) return;
    if (event.key === 'ArrowUp' && !event.altKey && draft.text === '') {
      event.preventDefault();
      onEditLast();
    } else if (event.key === 'Escape') {
      // Without an answer to give up, the key is also the panel's that holds the field.
      if (!draft.replyTo) onEscape();
      else {
        event.preventDefault();
        answerNone();
      }
    }
  };
  const onPaste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    add(event.clipboardData.files);
  };
  const insert = (emoji: string) => {
    const at = area()?.selectionStart ?? draft.text.length;
    write(draft.text.slice(0, at) + emoji + draft.text.slice(at), draft.mentions);
    setTimeout(() => {
      area()?.focus();
      area()?.setSelectionRange(at + emoji.length, at + emoji.length);
    });
  };
  return (
    <Foot
      ref={form} data-draft={key} $quick={isQuick} onKeyDown={onKeyDown} onPaste={onPaste}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {draft.replyTo ? <Answering>
        <span>{draft.replyTo.text}</span>
        <IconPress small icon={XIcon} label="Do not answer this" onClick={answerNone} />
      </Answering> : null}
      {uploads.length > 0
        ? <Files>
          {uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} onRetry={() => retry(upload)} onRemove={() => remove(upload.id)} />
          ))}
        </Files>
        : null}
      <Box $quick={isQuick}>
        <EmojiButton small={isQuick} icon={SmileIcon} label="Emoji" onChoose={insert} />
        <IconPress small={isQuick} icon={PaperclipIcon} label="Attach a file" onClick={() => picker.current?.click()} />
        <input
          ref={picker} type="file" multiple hidden aria-hidden tabIndex={-1}
          onChange={(event) => {
            add([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
        <MentionInput
          value={{ text: draft.text, mentions: draft.mentions }}
          onChange={({ text, mentions }) => write(text, mentions)}
          members={mentionable.members}
          onLookFor={mentionable.lookFor}
          label={`Message ${name}`}
          placeholder={`Message ${name}`}
          quiet
          {...(isPhone ? { enterKeyHint: 'enter' as const } : { enterKeyHint: 'send' as const, onSubmit: () => send() })}
          onBlur={() => onTyping(false)}
        />
        {isQuick
          ? <Round type="submit" aria-label="Send" data-tip="Send"><ArrowUpIcon size={16} aria-hidden /></Round>
          : <Button type="submit" variant="primary" iconEnd={ArrowUpIcon} busy={isBusy}>Send</Button>}
      </Box>
      <LimitLine writing={writing} />
      {isCalling ? <CallAllDialog name={name} others={others} onClose={() => setCalling(false)} onConfirm={() => send(true)} /> : null}
    </Foot>
  );
}
