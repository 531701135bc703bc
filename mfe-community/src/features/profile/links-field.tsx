import { LIMITS } from '@heartwood/contract/domain';
import { errorOf, Column, Field, IconButton, Input, PlusIcon, Button, Row, XIcon } from '@heartwood/shared-ui';
import { useFormikContext } from 'formik';
import styled from 'styled-components';

const Line = styled(Row)`& > :first-child { flex: 1; }`;

/** `links` of a formik form: up to three addresses. */
export function LinksField() {
  const context = useFormikContext<{ links: string[] }>();
  const { values: { links }, setFieldValue } = context;
  const shown = links.length > 0 ? links : [''];
  const set = (next: string[]) => void setFieldValue('links', next);
  return (
    <Field label="Links" optional group error={errorOf(context, 'links')} hint={`Up to ${LIMITS.links.max}. They open in a new tab.`}>
      <Column gap={2}>
        {shown.map((link, at) => (
          <Line key={at}>
            <Input
              aria-label={`Link ${at + 1}`} value={link} placeholder="your-site.example" inputMode="url" autoComplete="url"
              onChange={({ target }) => set(shown.map((each, nth) => (nth === at ? target.value : each)))}
            />
            {links.length > 0
              ? <IconButton
                icon={XIcon} label={`Remove link ${at + 1}`} onClick={() => set(links.filter((_, nth) => nth !== at))}
              /> : null}
          </Line>
        ))}
        {links.length > 0 && links.length < LIMITS.links.max
          ? <Row><Button size="sm" variant="ghost" icon={PlusIcon} onClick={() => set([...links, ''])}>Add a link</Button></Row> : null}
      </Column>
    </Field>
  );
}
