import { useState } from 'react';
import { Field, IconButton, Card, SmileIcon } from '../../src/index';
import { DatePicker, dueColour, dueTone, formatDate, formatDayShort, relativeDay } from '../../src/dates/index';
import { RichTextEditor, RichTextView, parseRichText, type RichTextValue } from '../../src/editor/index';
import { MentionInput } from '../../src/mentions/index';
import { MarkdownText } from '../../src/rich-text/index';
import { SortableList } from '../../src/sortable/index';
import { people } from '../people';
import { Section } from '../section';

const start = parseRichText([
  { type: 'heading-one', children: [{ text: 'Culture' }] },
  {
    type: 'paragraph',
    children: [
      { text: 'Everybody at Loopcrate spends ' },
      { text: 'one hour a week at the washing line', bold: true },
      { text: '. ' },
      { text: 'Open', colour: 'success' },
      { text: ' numbers ' },
      { text: 'matter', background: 'accent' },
    ],
  },
  {
    type: 'bulleted-list',
    children: [
      { type: 'list-item', children: [{ text: 'One' }] },
      { type: 'list-item', children: [{ text: 'Two' }] },
    ],
  },
  { type: 'check-list-item', checked: true, children: [{ text: 'Write it down' }] },
  { type: 'block-quote', children: [{ text: 'We write it down first.' }] },
]);

const habits = [{ id: 'a', name: 'Depot Friday' }, { id: 'b', name: 'Open cost sheet' }, { id: 'c', name: 'Say it to the driver' }];

export function Writing() {
  const [text, setText] = useState<RichTextValue>(start);
  const [day, setDay] = useState<string | null>('2026-05-22');
  const [comment, setComment] = useState({ text: 'Ask @Priya Raman', mentions: ['priya'] });
  const [order, setOrder] = useState(habits.map((habit) => habit.id));
  const tone = day === null ? null : dueTone(day, '2026-05-14');
  return (
    <>
      <Section title="Rich text">
        <RichTextEditor value={text} onChange={setText} ariaLabel="Culture" placeholder="Write, or press / for a list" />
        <RichTextEditor value={parseRichText(null)} onChange={() => undefined} ariaLabel="Blank" placeholder="Write here" />
        <Card pad="md"><RichTextView value={text} /></Card>
      </Section>
      <Section title="Dates">
        <Field label="Due date">
          <DatePicker value={day} onChange={setDay} min="2026-05-14" label="Due date" clearable />
        </Field>
        {day !== null && tone !== null ? (
          <p style={{ color: dueColour[tone] }}>
            {formatDate(day)}, {formatDayShort(day)}, {relativeDay('2026-05-14T08:40:00Z', 'Europe/Berlin', '2026-05-14T12:00:00Z')}
          </p>
        ) : null}
      </Section>
      <Section title="Mentions">
        <MentionInput
          value={comment} onChange={setComment} members={people} label="Comment" placeholder="Comment, or @ a teammate" quiet
          suffix={<IconButton icon={SmileIcon} label="Emoji" size="sm" />}
        />
        <MarkdownText text={comment.text} people={people} />
      </Section>
      <Section title="Sortable">
        <SortableList
          label="Habits"
          items={order.flatMap((id) => habits.filter((habit) => habit.id === id))}
          nameOf={(habit) => habit.name}
          renderItem={(habit) => <b>{habit.name}</b>}
          onReorder={setOrder}
        />
      </Section>
    </>
  );
}
