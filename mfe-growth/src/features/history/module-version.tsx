import { diffBlocks, diffWords, textOfBlock, type DiffPiece } from '@heartwood/contract/text';
import { moduleOf, personName } from '@heartwood/contract/domain';
import { useShell } from '@heartwood/contract/kit';
import { Avatar, Button, Card, H1, H3, Icon, InfoIcon, RotateCcwIcon, Segmented, Skeleton, Text, mobile } from '@heartwood/shared-ui';
import { formatDayShort, formatTime } from '@heartwood/shared-ui/dates';
import { isBlank, parseRichText, RichTextView, type RichTextElement } from '@heartwood/shared-ui/rich-text';
import { useState } from 'react';
import styled from 'styled-components';
import { useClient, useQuery } from 'urql';
import {
  ModuleVersionDocument, RestoreVersionDocument, type ModuleContentFragment, type ModuleVersionQuery,
} from '../../generated/graphql';
import { useCommand } from '../../module/command';
import { diffRows, type RowDiff } from './version-rows';

const Line = styled.div`display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px;`;
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 11px;
  padding: 9px 9px 9px 12px;
  border: 1px solid var(--border);
  border-radius: 10px;
  background: var(--surface-sunken);
  & > span:nth-child(2) { display: flex; flex: 1; flex-direction: column; min-width: 180px; font-size: 13px; line-height: 19px; }
  & b { font-weight: var(--fw-semi); }
`;
const Diff = styled.div`
  font-size: 14px;
  line-height: 24px;
  overflow-wrap: anywhere;
  & p { margin: 0; white-space: pre-wrap; }
  & p + p { margin-top: 6px; }
  & ins {
    padding: 1px 2px; border-radius: 3px; background: var(--success-soft); text-decoration: underline 1.5px; text-underline-offset: 3px;
  }
  & del { padding: 1px 2px; border-radius: 3px; background: var(--danger-soft); color: var(--text-2); }
`;
const Written = styled(Card)`padding: 14px 16px;`;
const Rows = styled.ul`margin: 8px 0 0; padding: 0; list-style: none; border: 1px solid var(--border); border-radius: var(--r-3);`;
const RowLine = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 0 10px;
  padding: 10px 14px;
  font-size: 13px;
  line-height: 22px;
  & + & { border-top: 1px solid var(--border); }
  & > b { font-weight: var(--fw-semi); }
  & > small { margin-left: auto; font-size: 12px; color: var(--text-3); ${mobile} { margin-left: 0; } }
`;
const Note = styled(Text)`display: flex; align-items: center; gap: 8px;`;

type Version = NonNullable<ModuleVersionQuery['version']>;
type View = 'changed' | 'then';

export interface ModuleVersionProps {
  module: ModuleContentFragment;
  versionId: string;
  /** Resolves to whether what is typed has reached the server: a version is not restored over words that wait. */
  settle: () => Promise<boolean>;
  onClose: () => void;
}

/** An older version of a module: what is other today, and the way back to it. */
export function ModuleVersion({ module, versionId, settle, onClose }: ModuleVersionProps) {
  const { companyId, key } = module;
  const [view, setView] = useState<View>('changed');
  const [{ data, error }, refetch] = useQuery({
    query: ModuleVersionDocument, variables: { companyId, key, id: versionId }, requestPolicy: 'cache-and-network',
  });
  const restore = useRestore(module, settle, onClose);
  if (!data && error) return <Text as="p">This version could not be
    loaded. <Button size="sm" onClick={() => refetch({ requestPolicy: 'network-only' })}>Try again</Button></Text>;
  if (!data) return <Skeleton height={160} />;
  if (!data.version) return <Text as="p">This version is not kept any more. <Button size="sm" onClick={onClose}>
    Back to the current text
  </Button></Text>;
  const { version } = data;
  const [old, now] = [parseRichText(version.description), parseRichText(module.description)];
  const blocks = diffBlocks<RichTextElement>(isBlank(old) ? [] : old, isBlank(now) ? [] : now);
  const [otherOld, otherNow] = [parseRichText(version.otherDescription), parseRichText(module.otherDescription)];
  const others = diffBlocks<RichTextElement>(isBlank(otherOld) ? [] : otherOld, isBlank(otherNow) ? [] : otherNow);
  const rows = diffRows(version.rows, version.rowsNow);
  const noun = NOUNS[key] ?? 'rows';
  const counts = {
    text: [...blocks, ...others].filter(({ isSame }) => !isSame).length, rows: rows.filter(({ kind }) => kind !== 'same').length,
  };
  return (
    <>
      <Line as="header">
        <H1 style={{ flex: 1 }}>{moduleOf(key).label}</H1>
        <Segmented
          size="sm"
          label="What is shown"
          value={view}
          onChange={setView}
          options={[{ value: 'changed', label: 'What changed' }, { value: 'then', label: 'That version' }]}
        />
      </Line>
      <Bar>
        <Avatar id={version.by?.id ?? ''} name={nameOf(version)} photo={version.by?.profilePhoto} size={28} alt="" />
        <span><b>{momentWords(version.at)}, by {nameOf(version)}</b><Text size="small" tone="2">{comparedWords(counts, noun)}</Text></span>
        {module.canEdit && !module.isLocked && versionId !== version.newest
          ? <Button variant="primary" icon={RotateCcwIcon} onClick={() => void restore(version)}>Restore</Button>
          : null}
      </Bar>
      {view === 'changed' ? <Changes blocks={blocks} others={others} rows={rows} noun={noun} /> : <Then version={version} noun={noun} />}
      <Note size="small" tone="2"><Icon as={InfoIcon} size={16} />Restoring makes a new version from this one. Nothing is deleted, and you
        can go back.</Note>
    </>
  );
}

type Blocks = ReturnType<typeof diffBlocks<RichTextElement>>;

function ChangedText({ label, blocks }: { label: string; blocks: Blocks }) {
  if (blocks.length === 0) return null;
  return (
    <Written as="section" aria-label={label}>
      <Diff>
        {blocks.map(({ old, now }, at) => (
          <p key={at}><Pieces pieces={diffWords(old ? textOfBlock(old) : '', now ? textOfBlock(now) : '')} /></p>
        ))}
      </Diff>
    </Written>
  );
}

function Changes({ blocks, others, rows, noun }: { blocks: Blocks; others: Blocks; rows: readonly RowDiff[]; noun: string }) {
  return (
    <>
      <Diff style={{ fontSize: 12 }}><ins>underlined</ins> only in the current text <del>struck out</del> only in that version</Diff>
      <ChangedText label="Text" blocks={blocks} />
      <ChangedText label="Other description" blocks={others} />
      {rows.length === 0 ? null : (
        <section aria-label={capital(noun)}>
          <H3 as="h2">{capital(noun)}</H3>
          <Rows>
            {rows.map(({ id, label, text, kind }) => (
              <Diff as={RowLine} key={id}>
                <b><Pieces pieces={label} /></b>
                <span><Pieces pieces={text} /></span>
                {kind === 'added' ? <small>Added later</small> : kind === 'removed' ? <small>Removed later</small> : null}
              </Diff>
            ))}
          </Rows>
        </section>
      )}
    </>
  );
}

function Then({ version, noun }: { version: Version; noun: string }) {
  const texts = [parseRichText(version.description), parseRichText(version.otherDescription)];
  return (
    <>
      {texts.map((text, at) => (isBlank(text) ? null : <Written key={at}><RichTextView value={text} /></Written>))}
      {version.assumption
        ? <section aria-label="Assumption"><H3 as="h2">Assumption</H3><Text as="p">{version.assumption}</Text></section>
        : null}
      {version.rows.length === 0 ? null : (
        <section aria-label={capital(noun)}>
          <H3 as="h2">{capital(noun)}</H3>
          <Rows>{version.rows.map(({ id, label, text: words }) => <RowLine key={id}><b>{label}</b><span>{words}</span></RowLine>)}</Rows>
        </section>
      )}
    </>
  );
}

function Pieces({ pieces }: { pieces: readonly DiffPiece[] }) {
  return pieces.map(({ kind, text }, at) => {
    if (kind === 'same') return text;
    return kind === 'added' ? <ins key={at}>{text}</ins> : <del key={at}>{text}</del>;
  });
}

/** Restoring, and restoring what was there before as its Undo. */
function useRestore({ companyId, key }: ModuleContentFragment, settle: () => Promise<boolean>, onClose: () => void) {
  const run = useCommand();
  const shell = useShell();
  const client = useClient();
  const restoreOne = (id: string) => (
    run(RestoreVersionDocument, 'restoreVersion', { companyId, key, id }, { doing: 'restoring the version' })
  );
  return async ({ id, at }: Version) => {
    if (!await settle()) return;
    // What was newest when the page was read may not be any more: Undo goes back to what is there now.
    const before = (await client.query(ModuleVersionDocument, { companyId, key, id }, { requestPolicy: 'network-only' })
      .toPromise()).data?.version?.newest;
    const result = await restoreOne(id);
    if (!result.ok) return;
    onClose();
    shell.toast({
      title: `The version of ${formatDayShort(at)} is back`, status: 'success', duration: 8000,
      ...(before && { action: { label: 'Undo', run: () => void restoreOne(before) } }),
    });
  };
}

const NOUNS: Partial<Record<ModuleContentFragment['key'], string>> = {
  values: 'values', culture: 'habits', sdgs: 'goals', skills: 'skills',
};

function nameOf({ by }: Version): string {
  return personName(by);
}

function momentWords(at: string): string {
  return `${formatDayShort(at)} ${new Date(at).getFullYear()}, ${formatTime(at)}`;
}

function comparedWords({ text, rows }: { text: number; rows: number }, noun: string): string {
  if (text === 0 && rows === 0) return 'Compared with now: no change';
  const parts = [
    ...(text > 0 ? [`${text} ${text === 1 ? 'change' : 'changes'} in the text`] : []), ...(rows > 0 ? [`${rows} in ${noun}`] : []),
  ];
  return `Compared with now: ${parts.join(', ')}`;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
