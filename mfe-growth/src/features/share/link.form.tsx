import { useFieldError } from '@heartwood/client-kit/forms';
import { LinkForm, linkRules, linkSetOf, linkValuesOf, type LinkValues, type MadeAddress } from '@heartwood/client-kit/sharing';
import { SHARE_SECTIONS, shareSectionTitle, type ShareSection } from '@heartwood/contract/domain';
import { Checkbox, Text } from '@heartwood/shared-ui';
import { useFormikContext } from 'formik';
import styled from 'styled-components';
import { array, object, string } from 'yup';
import type { Link } from './link-words';
import type { ShareLinks } from './use-share-links';

const Choices = styled.fieldset`
  display: grid; grid-template-columns: 1fr 1fr; gap: 0 12px; min-width: 0; margin: 0; padding: 0; border: 0;
  & > legend { margin-bottom: 4px; padding: 0; font-size: 13px; font-weight: var(--fw-semi); }
`;
const Fault = styled.p`grid-column: 1 / -1; margin: 4px 0 0; color: var(--danger-text); font-size: 12px; line-height: 17px;`;

interface PlanLinkValues extends LinkValues { sections: ShareSection[] }

const schemaOf = (isKept: boolean) => object({
  ...linkRules(isKept), sections: array().of(string().required()).min(1, 'Choose at least one section.'),
});

interface PlanLinkFormProps {
  /** The one that is changed; null for new ones. */
  link: Link | null;
  links: Pick<ShareLinks, 'create' | 'update'>;
  onMade(made: MadeAddress[]): void;
  onChanged(): void;
}

/** Who it is for, what it shows, how long, and what it asks. */
export function PlanLinkForm({ link, links, onMade, onChanged }: PlanLinkFormProps) {
  const setOf = (values: PlanLinkValues, name: string) => ({ ...linkSetOf(values, name), sections: values.sections });
  return (
    <LinkForm<PlanLinkValues>
      link={link} initialValues={{ ...linkValuesOf(link), sections: link ? [...link.sections] : [...SHARE_SECTIONS] }}
      schema={schemaOf(link?.hasPasscode ?? false)} onMade={onMade} onChanged={onChanged}
      onCreate={(values, name) => links.create(setOf(values, name))}
      onUpdate={({ id }, values, name) => links.update(id, setOf(values, name))}
      shows={<SectionChoice />} note={<Text as="p" size="small" tone="3">What part of your team is kept from is in no link.</Text>}
    />
  );
}

function SectionChoice() {
  const error = useFieldError('sections');
  const { values: { sections }, setFieldValue } = useFormikContext<PlanLinkValues>();
  return (
    <Choices aria-describedby={error ? 'sections-fault' : undefined}>
      <legend>Shows</legend>
      {SHARE_SECTIONS.map((section) => (
        <Checkbox
          key={section} checked={sections.includes(section)}
          onChange={(isOn) => (
            void setFieldValue('sections', SHARE_SECTIONS.filter((each) => (each === section ? isOn : sections.includes(each))))
          )}
        >
          {shareSectionTitle(section)}
        </Checkbox>
      ))}
      {error ? <Fault id="sections-fault" role="alert">{error}</Fault> : null}
    </Choices>
  );
}
