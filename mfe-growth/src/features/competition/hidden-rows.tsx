import { COMPARISON_FIELDS } from '@heartwood/contract/domain';
import { Button, Checkbox, Divider, EyeIcon, EyeOffIcon, mobile, Popover, RotateCcwIcon, Row, Text } from '@heartwood/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { UpdateModuleDocument, type ModuleContentFragment } from '../../generated/graphql';
import { useCommand } from '../../module/command';

const Fields = styled.div`
  display: flex;
  flex-direction: column;
  & > label { min-height: 34px; padding: 0 8px; border-radius: var(--r-1); }
  & > label:hover { background: var(--surface-hover); }
  ${mobile} { & > label { min-height: 44px; } }
`;

/** Which rows of the table are shown, for the whole company. Hiding keeps what stands in a row. */
export function HiddenRows({ module }: { module: ModuleContentFragment }) {
  const run = useCommand();
  const [isOpen, setOpen] = useState(false);
  const hidden = module.hiddenFields;
  const hide = (hiddenFields: readonly string[]) => void run(
    UpdateModuleDocument, 'updateModule', { companyId: module.companyId, key: module.key, set: { hiddenFields: [...hiddenFields] } },
    { doing: 'saving which rows are shown' },
  );
  const face = hidden.length === 0 ? 'Rows' : `${hidden.length} hidden ${hidden.length === 1 ? 'row' : 'rows'}`;
  return (
    <Popover
      open={isOpen} onOpenChange={setOpen} label="Rows shown" width={272} align="end"
      trigger={<Button icon={hidden.length === 0 ? EyeIcon : EyeOffIcon}>{face}</Button>}
    >
      <Row justify="between" style={{ padding: '6px 8px 8px' }}>
        <Text size="dense" weight="semi">Rows shown</Text>
        <Text size="small" tone="3" role="status">{COMPARISON_FIELDS.length - hidden.length} of {COMPARISON_FIELDS.length}</Text>
      </Row>
      <Fields role="group" aria-label="Rows shown">
        {COMPARISON_FIELDS.map(([field, label]) => (
          <Checkbox
            key={field} checked={!hidden.includes(field)}
            onChange={(isShown) => hide(isShown ? hidden.filter((each) => each !== field) : [...hidden, field])}
          >
            {label}
          </Checkbox>
        ))}
      </Fields>
      <Divider style={{ margin: '6px 0' }} />
      <Button variant="ghost" size="sm" icon={RotateCcwIcon} disabled={hidden.length === 0} onClick={() => hide([])}>Show all rows</Button>
      <Text as="p" size="small" tone="3" style={{ padding: '4px 8px 6px' }}>Hidden rows stay filled and exported.</Text>
    </Popover>
  );
}
