import { useCompany } from '@heartwood/client-kit/company';
import { useKeys, usePageHeading } from '@heartwood/client-kit/keys';
import { MODULE_COUNT, openModules } from '@heartwood/contract/domain';
import { useShell } from '@heartwood/contract/kit';
import { Banner, Button, Chip, H1, LockIcon, PanelRightIcon, Segment, Text, useIsMobile, VisuallyHidden } from '@heartwood/shared-ui';
import { todayIn } from '@heartwood/shared-ui/dates';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ViewBar, ViewPage } from '../../../area-page/view-tabs';
import { areaName, modulePath } from '../../../module/module-page';
import { chooseNextStep } from '../../../module/next-step';
import { ownerName } from '../../../module/person';
import type { BusinessModelArea } from '../business-model-area';
import { BlockOf } from './canvas-block';
import { canvasBlocks, moduleOfBlock, type CanvasBlock } from './canvas-blocks';
import { chainOf, chainWords, type Chain } from './canvas-chain';
import { Dot, Frame, Jump, Wires } from './canvas-look';
import { SavedAgo } from './saved-ago';
import { useWires } from './use-wires';

const NO_CHAIN: Chain = { rows: [], wires: [] };

export interface CanvasProps {
  area: BusinessModelArea;
  /** The way to the other views. */
  tabs: ReactNode;
}

/** The nine blocks beside each other; a row that is chosen shows what hangs together with it. */
export function Canvas({ area, tabs }: CanvasProps) {
  const shell = useShell();
  const navigate = useNavigate();
  const isMobile = useIsMobile();
  const { planName, isManager, user } = useCompany();
  const heading = usePageHeading('canvas');
  const frame = useRef<HTMLDivElement>(null);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [hoveredId, setHoveredId] = useState<string | null>(null);
  const blocks = useMemo(() => canvasBlocks(area, todayIn().slice(0, 7)), [area]);
  const chosen = findEntry(blocks, chosenId);
  const shownId = chosen?.entry.id ?? hoveredId;
  const chain = useMemo(() => (shownId === null ? NO_CHAIN : chainOf(area, shownId)), [area, shownId]);
  const wires = useWires(frame, chosen && !isMobile ? chain.wires : NO_CHAIN.wires);
  const locked = blocks.filter((block) => moduleOfBlock(area, block)?.isLocked);
  const next = chooseNextStep(area.modules, { viewerId: user.id, hasPage: () => true });
  const open = ({ key, isLinked, noun }: CanvasBlock, rowId: string | null) => (
    void navigate(`${modulePath(key)}${rowId === null || (!isLinked && noun === null) ? '' : `&row=${rowId}`}`)
  );
  const upgrade = () => shell.events.emit('plan/upgrade', { feature: areaName('businessModel') });
  const clear = () => {
    setChosenId(null);
    setHoveredId(null);
  };
  useKeys({ Escape: clear });

  return (
    <ViewPage>
      <VisuallyHidden><H1 ref={heading} tabIndex={-1}>Business model canvas</H1></VisuallyHidden>
      <ViewBar>
        {tabs}
        <Text as="div" role="status" size="dense" style={{ display: 'flex', alignItems: 'center', gap: 8, minWidth: 0 }}>
          {chosen ? (
            <>
              {chosen.entry.segment === null ? null : <Dot $segment={chosen.entry.segment} style={{ marginTop: 0 }} />}
              <b>{chosen.entry.name}</b> <Text size="dense" tone="2">{chainWords(chain)}</Text>
            </>
          ) : null}
        </Text>
        <span style={{ display: 'flex', gap: 8, marginLeft: 'auto', alignItems: 'center' }}>
          {chosen ? (
            <>
              <Button variant="ghost" size="sm" onClick={clear}>Clear</Button>
              <Button size="sm" icon={PanelRightIcon} onClick={() => open(chosen.block, chosen.entry.id)}>Open row</Button>
            </>
          ) : locked.length > 0 ? <Text
            size="small" tone="3"
          >{openModules('Free')} of {MODULE_COUNT} modules are open on Free</Text> : null}
          <SavedAgo modules={area.modules} />
        </span>
      </ViewBar>
      {locked.length === 0 ? null : (
        <Banner
          icon={LockIcon}
          {...(isManager && { action: <Button variant="primary" size="sm" onClick={upgrade}>Upgrade to open</Button> })}
        >
          <b>Your plan is {planName}. {locked.length} of {blocks.length} blocks are locked.</b> What was written during your trial stays and
          is readable.{isManager ? '' : ` Ask ${ownerName(area.framework)} or an admin to upgrade.`}
        </Banner>
      )}
      <Jump aria-label="Blocks">
        {blocks.map((block) => (
          <Chip key={block.key} onClick={() => document.getElementById(`block-${block.key}`)?.scrollIntoView({ block: 'start' })}>
            <Segment solid={moduleOfBlock(area, block)?.progress === 'DONE'} label="" />{block.short} {block.entries.length}
          </Chip>
        ))}
      </Jump>
      <Frame ref={frame} $chosen={chosen !== null}>
        {blocks.map((block) => (
          <BlockOf
            key={block.key} block={block} module={moduleOfBlock(area, block)} isNext={block.key === next}
            chosenId={chosen?.entry.id ?? null}
            chained={chain.rows} onHover={setHoveredId} onOpen={(id) => open(block, id)}
            onChoose={(id) => (isMobile || !block.isLinked ? open(block, id) : setChosenId(id === chosenId ? null : id))}
          />
        ))}
        <Wires aria-hidden="true">
          {wires.map(({ key, path, isBehind }) => <path key={key} d={path} data-behind={isBehind} />)}
          {wires.flatMap(({ key, ends }) => ends.map(({ x, y }, index) => <circle key={`${key} ${index}`} cx={x} cy={y} r={3} />))}
        </Wires>
      </Frame>
    </ViewPage>
  );
}

function findEntry(blocks: readonly CanvasBlock[], id: string | null) {
  for (const block of blocks) {
    const entry = block.entries.find((each) => each.id === id);
    if (entry) return { block, entry };
  }
  return null;
}
