import { readerMark, sourceWords, type Founded } from '@heartwood/contract/domain';
import { Badge, VisuallyHidden } from '@heartwood/shared-ui';
import styled from 'styled-components';
import { sourceTone } from './source-words';

const Hollow = styled(Badge)`border: 1.25px dashed var(--hollow); background: none; color: var(--text-3);`;

/**
 * What a figure or a claim is founded on, in a word: a source, or the visible mark of an assumption.
 * @param forReaders where nobody works on it: what nothing speaks for is always called an assumption
 */
export function SourceMark({ founded, forReaders = false }: { founded: Founded; forReaders?: boolean }) {
  const { text, spoken } = sourceWords(founded);
  const tone = sourceTone(founded);
  const words = <>{forReaders ? readerMark(founded) : text}<VisuallyHidden>, {spoken}</VisuallyHidden></>;
  return tone === 'hollow' ? <Hollow>{words}</Hollow> : <Badge tone={tone}>{words}</Badge>;
}
