import { EVENT_LIMITS, REMINDER_MINUTES } from '@heartwood/contract/domain';
import { BellIcon, Card, H3, Icon, IconButton, Row, Select, XIcon } from '@heartwood/shared-ui';
import styled from 'styled-components';
import { useEventCommands } from '../../event/use-event-commands';
import type { WholeEventFragment } from '../../generated/graphql';

const Sheet = styled(Card)`display: grid; gap: 6px; padding: 16px; font-size: var(--fs-dense); line-height: var(--lh-dense);`;
const List = styled.ul`
  display: grid; margin: 0; padding: 0; list-style: none;
  & > li { display: flex; align-items: center; gap: 10px; padding: 4px 0; & > span { flex: 1; } }
  & > li + li { border-top: 1px solid var(--border); }
`;

/** When the viewer is reminded. How they hear of it is said in the settings of their notifications. */
export function Reminders({ event }: { event: WholeEventFragment }) {
  const { remind } = useEventCommands();
  const chosen = event.attendance?.reminders ?? [];
  const free = REMINDER_MINUTES.filter((minutes) => !chosen.includes(minutes));
  const change = (minutes: number[]) => void remind(event.id, minutes);
  return (
    <Sheet as="section" aria-label="Reminders">
      <H3 as="h2">Reminders</H3>
      <List>
        {chosen.map((minutes) => (
          <li key={minutes}>
            <Icon as={BellIcon} size={16} /><span>{beforeWords(minutes)}</span>
            <IconButton
              icon={XIcon} size="sm" label={`Remove the reminder ${beforeWords(minutes)}`} onClick={() => (
                change(chosen.filter((one) => one !== minutes))
              )}
            />
          </li>
        ))}
      </List>
      {chosen.length < EVENT_LIMITS.reminders.max ? (
        <Row>
          <Select
            aria-label="Add a reminder" placeholder="Add a reminder" value=""
            onValueChange={(minutes) => change([...chosen, Number(minutes)])}
            options={free.map((minutes) => ({ value: String(minutes), label: beforeWords(minutes) }))}
          />
        </Row>
      ) : null}
    </Sheet>
  );
}

/** "15 minutes before", "1 hour before", "2 days before" */
function beforeWords(minutes: number): string {
  const [count, unit] = minutes >= 1440 ? [minutes / 1440, 'day'] : minutes >= 60 ? [minutes / 60, 'hour'] : [minutes, 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'} before`;
}
