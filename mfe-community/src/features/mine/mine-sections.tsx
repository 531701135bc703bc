import { AREAS, conversationPath, fullName, isModuleKey, moduleOf, modulePlace } from '@heartwood/contract/domain';
import { useReadable } from '@heartwood/contract/kit';
import { AtSignIcon, FileTextIcon, HashIcon, LayersIcon, MessageCircleIcon, FlagIcon } from '@heartwood/shared-ui';
import { channelPlace, GOAL_DRAWER, goalPlace } from '../../mine/places';
import type { Mine } from '../../mine/use-mine';
import { useDesk } from '../../notification/desk';
import { messagePieces } from '../../notification/message-pieces';
import { NOTIFICATIONS, placeOf } from '../../notification/places';
import { rowTime } from '../../notification/times';
import { useRead } from '../../notification/use-read';
import { POST_MODAL } from '../../post/slots';
import { MineRow, MineSection } from './mine-row';
import { dueWords, localToday, moreWords } from './mine-words';

/** A post that is being written on this device. */
export interface BegunPost { id: string; text: string; savedAt: string }

export interface MineSectionsProps {
  mine: Mine;
  posts: readonly BegunPost[];
  /** Something of it is opened: the list goes. */
  onLeave(): void;
}

/** Where a message was begun. */
type Draft = Mine['drafts']['rows'][number];

/** A heading and its rows for each kind; a kind of which there is nothing is left out. */
export function MineSections({ mine: { modules, goals, mentions, drafts }, posts, onLeave }: MineSectionsProps) {
  const { shell } = useDesk();
  const { company } = useReadable(shell.session);
  const hasDrawer = useReadable(shell.slots.offered(GOAL_DRAWER));
  const read = useRead();
  const now = new Date();
  const today = localToday(now);
  const due = (day: string | null | undefined) => (day == null ? undefined : dueWords(day, today, shell.locale));
  const openGoal = (id: string) => {
    onLeave();
    shell.slots.open(GOAL_DRAWER, { id });
  };
  const openPost = (id: string) => {
    onLeave();
    shell.slots.open(POST_MODAL, { draft: id });
  };
  return (
    <>
      <MineSection
        title="Mentions" count={mentions.total} more={moreWords(mentions.total, mentions.rows.length)} moreHref={NOTIFICATIONS}
        onLeave={onLeave}
      >
        {mentions.rows.map((row) => (
          <MineRow
            key={row.id} icon={AtSignIcon} href={placeOf(row, company.id)} hint={rowTime(row.updatedAt, now, shell.locale)}
            onOpen={() => {
              read([row.id]);
              onLeave();
            }}
          >
            {messagePieces(row.message, row.strong).map(({ text, isStrong }, at) => (
              isStrong ? <b key={at} dir="auto">{text}</b> : <span key={at}>{text}</span>
            ))}
          </MineRow>
        ))}
      </MineSection>
      <MineSection title="Modules" count={modules.length}>
        {modules.flatMap(({ key, dueDate }) => (isModuleKey(key) ? [(
          <MineRow key={key} icon={LayersIcon} href={modulePlace(key)} hint={areaOf(key)} due={due(dueDate)} onOpen={onLeave}>
            <b>{moduleOf(key).label}</b>
          </MineRow>
        )] : []))}
      </MineSection>
      <MineSection
        title="Goals" count={goals.total} more={moreWords(goals.total, goals.rows.length)} moreHref="/app/timeline?view=list"
        onLeave={onLeave}
      >
        {goals.rows.map(({ id, title, date }) => (
          <MineRow
            key={id} icon={FlagIcon} due={due(date)} {...(date == null && { hint: 'No date' })}
            {...(hasDrawer ? { onOpen: () => openGoal(id) } : { href: goalPlace(id), onOpen: onLeave })}
          >
            <b dir="auto">{title}</b>
          </MineRow>
        ))}
      </MineSection>
      <MineSection title="Drafts" count={drafts.total + posts.length} more={moreWords(drafts.total, drafts.rows.length)}>
        {posts.map(({ id, text, savedAt }) => (
          <MineRow key={id} icon={FileTextIcon} hint={`Post · ${rowTime(savedAt, now, shell.locale)}`} onOpen={() => openPost(id)}>
            <span dir="auto">{text}</span>
          </MineRow>
        ))}
        {drafts.rows.map((draft) => (
          <MineRow
            key={draft.target} icon={draft.person ? MessageCircleIcon : HashIcon} href={writingPlace(draft)}
            hint={`${toWhom(draft)} · ${rowTime(draft.updatedAt, now, shell.locale)}`} onOpen={onLeave}
          >
            <span dir="auto">{draft.text}</span>
          </MineRow>
        ))}
      </MineSection>
    </>
  );
}

const areaOf = (key: Parameters<typeof moduleOf>[0]) => AREAS.find((area) => area.key === moduleOf(key).area)?.label ?? '';

const toWhom = ({ person, channelName }: Draft) => (person ? `To ${fullName(person)}` : `In ${channelName ?? 'a channel'}`);

const writingPlace = ({ person, channelId }: Draft) => (
  person ? conversationPath({ id: person.id, name: fullName(person) }) : channelPlace(channelId ?? '')
);
