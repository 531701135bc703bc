import { Banner, Button } from '@heartwood/shared-ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { useEditing } from './editor-context';

const Words = styled.span`
  display: block; max-height: 160px; overflow: auto; margin-top: 4px; white-space: pre-wrap; overflow-wrap: anywhere; user-select: text;
`;

/** What the server did not take, one at a time, with the words to be copied. Everything else is saved. */
export function AsideBanner() {
  const { model } = useEditing();
  const [first] = useUnit(model.$state).sync.aside;
  if (!first) return null;
  return (
    <Banner tone="warning" action={<Button size="sm" onClick={() => model.leaveOut(first)}>Leave it out</Button>}>
      <b>One change could not be saved.</b> {first.why}
      {first.words === '' ? null : <Words tabIndex={0} role="group" aria-label="Words that could not be saved">{first.words}</Words>}
    </Banner>
  );
}
