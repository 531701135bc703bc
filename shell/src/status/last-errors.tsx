import styled from 'styled-components';
import { useReadable } from '@heartwood/contract/kit';
import { openedViews } from '../remotes/view-traces';
import { stageTimes } from './stage-times';
import { toldErrors, type ToldError } from './told-errors';

// Words without a space break, and the table scrolls before it gets narrower than this.
const List = styled.ul`
  display: flex; flex-direction: column; gap: 8px; min-width: min(280px, 60vw); padding: 0; list-style: none; overflow-wrap: anywhere;
`;
const Small = styled.span`display: block; font-size: 12px; color: var(--text-3);`;

/** The last error of a remote in this tab, and of each of its slots, with the id that the server knows it by. */
export function LastErrors({ remote }: { remote: string }) {
  const last = lastOfEachPlace(useReadable(toldErrors).filter((error) => error.remote === remote));
  if (last.length === 0) return 'None';
  return (
    <List>
      {last.map(({ id, slot, version, stage, kind, message, at, trace }) => (
        <li key={slot}>
          {slot ? `${slot}: ` : ''}{message ?? kind}
          <Small>
            {stage} · {version} · <time dateTime={new Date(at).toISOString()}>{new Date(at).toLocaleTimeString()}</time> · id {id}
          </Small>
          {trace === undefined ? null : <Small>trace {trace}{stagesOf(trace)}</Small>}
        </li>
      ))}
    </List>
  );
}

/** How far the view came, while this page still knows. */
function stagesOf(trace: string): string {
  const view = openedViews.find(({ id }) => id === trace);
  return view ? `: ${Object.entries(stageTimes(view)).map(([stage, ms]) => `${stage} ${ms} ms`).join(', ')}` : '';
}

/** Newest come first. */
function lastOfEachPlace(errors: readonly ToldError[]): ToldError[] {
  return errors.filter(({ slot }, at) => errors.findIndex((other) => other.slot === slot) === at);
}
