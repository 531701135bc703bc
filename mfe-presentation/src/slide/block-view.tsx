import type { Block } from '@heartwood/contract/deck';
import { isSafeLink } from '@heartwood/contract/text';
import { memo, type ReactNode } from 'react';
import styled from 'styled-components';
import { ChartView } from './chart-block';
import { ImageView, LogosView, TeamView } from './picture-block';
import { ShapeView } from './shape-block';
import { TableView } from './table-block';
import { TextView } from './text-block';
import { CanvasView, GoalsView, MetricView, QuoteView } from './words-block';

const Place = styled.div`position: absolute; & a { color: inherit; }`;
const Withheld = styled.div`
  position: absolute; inset: 0; display: grid; place-items: center; padding: 8px; overflow: hidden; border: 2px dashed var(--slide-line);
  border-radius: 8px;
  color: var(--slide-muted); font-size: 20px; line-height: 1.3; text-align: center;
`;
const Whole = styled.a`display: block; position: absolute; inset: 0;`;

/** A block without its place. */
export function blockContent(block: Block): ReactNode {
  if (block.isWithheld) return <Withheld>From a part of the plan that you do not see</Withheld>;
  switch (block.kind) {
    case 'text':
      return <TextView block={block} />;
    case 'image':
      return <ImageView block={block} />;
    case 'shape':
      return <ShapeView block={block} />;
    case 'table':
      return <TableView block={block} />;
    case 'chart':
      return <ChartView block={block} />;
    case 'metric':
      return <MetricView block={block} />;
    case 'quote':
      return <QuoteView block={block} />;
    case 'logos':
      return <LogosView block={block} />;
    case 'team':
      return <TeamView block={block} />;
    case 'goals':
      return <GoalsView block={block} />;
    case 'canvas':
      return <CanvasView block={block} />;
  }
}

export const placeOf = ({ x, y, width, height }: Pick<Block, 'x' | 'y' | 'width' | 'height'>) => ({ left: x, top: y, width, height });

/** A block at its place on a slide's ground. Drawn again only when it is another block. */
export const BlockView = memo(function BlockView({ block, canFollow = true }: {
  block: Block;
  /** Its link can be pressed; not where slides are pressed themselves. */
  canFollow?: boolean;
}) {
  const content = blockContent(block);
  return (
    <Place style={placeOf(block)} data-block={block.id}>
      {canFollow && block.link !== undefined && isSafeLink(block.link)
        ? <Whole href={block.link} target="_blank" rel="noopener noreferrer nofollow">{content}</Whole>
        : content}
    </Place>
  );
});
