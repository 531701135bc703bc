import { useState } from 'react';
import {
  Avatar, AvatarStack, Badge, Banner, Button, Card, Chip, Column, CompanyMark, Count, Display, EmptyState, H1, H2, H3, Kbd, Logo, Plate,
  Ring, Row, SaveState, Segment, Skeleton, Spinner, Tally, Text, TextLink, UnassignedAvatar,
} from '../../src/index';
import { people, ringSegments } from '../people';
import { Section } from '../section';

export function Looks() {
  const [more, setMore] = useState(0);
  const segments = ringSegments.map((segment, index) => ({ ...segment, done: segment.done || index < more }));
  return (
    <>
      <Section title="Text">
        <Display>Display</Display>
        <H1>Heading 1</H1>
        <H2>Heading 2</H2>
        <H3>Heading 3</H3>
        <Text as="p">
          Body text with a <TextLink href="#x">link</TextLink> and <Kbd>⌘K</Kbd>
        </Text>
        <Text as="p" size="dense" tone="2">
          Dense, second tone
        </Text>
        <Text as="p" size="small" tone="3">
          Small, third tone
        </Text>
        <Text size="micro" tone="3">
          Micro
        </Text>
      </Section>
      <Section title="Hollow to solid">
        <Row gap={4}>
          <Row>
            <Segment solid={false} /> Not done
          </Row>
          <Row>
            <Segment solid /> Done
          </Row>
          <Row>
            <Segment solid={false} next /> Next
          </Row>
        </Row>
        <Row gap={4}><Tally done={{ done: 5, total: 9 }} /><Tally size="sm" done={[true, false, true]} /></Row>
        <Row gap={4}>
          <Ring segments={segments} size={64} />
          <Ring segments={segments} size={42}><CompanyMark name="Loopcrate" size={30} shape="round" /></Ring>
          <Logo />
          <Button size="sm" onClick={() => setMore(more + 1)}>One more</Button>
        </Row>
        <Plate style={{ padding: 22 }}>
          <Row gap={6}>
            <Ring segments={segments} size={176} tone="plate"><Display as="b">17</Display><Text size="small">of 28 done</Text></Ring>
            <Column gap={4} style={{ flex: 1 }}>
              <Logo tone="plate" />
              <Tally size="level" tone="plate" done={segments.map((segment) => segment.done)} />
              <Button variant="plate">On the plate</Button>
            </Column>
          </Row>
        </Plate>
      </Section>
      <Section title="Badges, chips, people">
        <Row wrap>
          <Badge>Indirect</Badge>
          <Badge tone="accent">Your plan</Badge>
          <Badge tone="success">Paid</Badge>
          <Badge tone="warning">To test</Badge>
          <Badge tone="danger">Failed</Badge>
          <Badge tone="info">Admin</Badge>
          <Count value={4} />
          <Count value={100} />
        </Row>
        <Row wrap>
          <Chip>Lean</Chip>
          <Chip on>Base plan</Chip>
          <Chip lead={<Avatar id="mateo" name="Mateo" size={20} alt="" />} onRemove={() => undefined} removeLabel="Mateo Silva">
            Mateo Silva
          </Chip>
          <Chip onClick={() => undefined}>Choose me</Chip>
        </Row>
        <Row wrap>
          {people.map((person, index) => (
            <Avatar key={person.id} {...person} presence={index % 2 ? 'online' : 'offline'} />
          ))}
          <AvatarStack people={people} size={24} />
          <UnassignedAvatar size={24} />
          <CompanyMark name="Loopcrate" size={40} />
          <CompanyMark name="Other" />
        </Row>
      </Section>
      <Section title="Feedback">
        <Banner action={<Button size="sm">Start</Button>}>The tour takes two minutes.</Banner>
        <Banner tone="warning">You are offline.</Banner>
        <Banner tone="danger">Payment failed.</Banner>
        <Banner tone="accent">One more module makes it Solid.</Banner>
        <Card>
          <EmptyState
            title="No Conversations Yet"
            text="Say hello to someone building near you."
            action={<Button size="sm">New Chat</Button>}
          />
        </Card>
        <Card pad="md">
          <Row gap={3}>
            <Skeleton width={40} height={40} round />
            <Column gap={2} style={{ flex: 1 }}>
              <Skeleton width="58%" />
              <Skeleton width="82%" height={10} />
            </Column>
          </Row>
        </Card>
        <Row gap={4} wrap>
          <Spinner size="lg" label="Loading" />
          <SaveState state="saving" />
          <SaveState state="saved" at="09:52" />
          <SaveState state="offline" />
          <SaveState state="error" onRetry={() => undefined} />
        </Row>
      </Section>
    </>
  );
}
