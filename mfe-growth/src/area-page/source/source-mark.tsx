import { Badge, VisuallyHidden } from '@heartwood/shared-ui';
import styled from 'styled-components';
import { sourceWords, type Founded } from './source-words';

const Hollow = styled(Badge)`border: 1.25px dashed var(--hollow); background: none; color: var(--text-3);`;

/** What a figure or a claim is founded on, in a word: a source, or the visible mark of an assumption. */
export function SourceMark(founded: Founded) {
  const { text, spoken, tone } = sourceWords(founded);
  const words = <>{text}<VisuallyHidden>, {spoken}</VisuallyHidden></>;
  return tone === 'hollow' ? <Hollow>{words}</Hollow> : <Badge tone={tone}>{words}</Badge>;
}
