import { Button, Row, Text } from '@heartwood/shared-ui';

/** Above a form that begins with what was typed and not sent. */
export function Restored({ onDiscard }: { onDiscard(): void }) {
  return (
    <Row justify="between" style={{ marginBottom: 8 }}>
      <Text size="small" tone="3">What you typed here before is back.</Text>
      <Button size="sm" variant="ghost" onClick={onDiscard}>Discard it</Button>
    </Row>
  );
}
