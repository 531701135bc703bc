import { useCompany } from '@heartwood/client-kit/company';
import { textRoom, type Autosave } from '@heartwood/client-kit/drafts';
import { MODULE_COUNT, moduleOf, openModules } from '@heartwood/contract/domain';
import { LEVELS } from '@heartwood/contract/text';
import { Button, CheckIcon, ChevronLeftIcon, ChevronRightIcon, SaveState, Text, Tooltip } from '@heartwood/shared-ui';
import { useUnit } from 'effector-react';
import { useNavigate } from 'react-router';
import styled from 'styled-components';
import type { ModuleContentFragment, ModuleKey } from '../generated/graphql';
import type { Marking } from './done/use-marking';
import { modulePath } from '../module/module-page';
import { saveStateOf } from '../module/save-state';
import { DesktopOnly, FootBar, FootEnd } from './module-layout';
import { readerWords } from './reader-words';

// Kept focusable while it cannot be pressed, so that the reason can be read.
const DoneButton = styled(Button)`
  &&[aria-disabled='true'], &&[aria-disabled='true']:hover {
    background: var(--surface-hover); color: var(--text-disabled); cursor: not-allowed;
  }
`;

export interface ModuleFootProps {
  module: ModuleContentFragment;
  autosave: Autosave;
  previous: ModuleKey | null;
  next: ModuleKey | null;
  /** Why it cannot be marked as done yet. */
  missing: string | null;
  marking: Pick<Marking, 'isMarking' | 'button'>;
  /** The owner's name: whom a reader asks. */
  owner: string;
  onMark: () => void;
}

/** What became of the text, the neighbours, and the one big button. */
export function ModuleFoot({ module, autosave, previous, next, missing, marking, owner, onMark }: ModuleFootProps) {
  const { accessType } = useCompany();
  const state = useUnit(autosave.$state);
  const room = textRoom(state, LEVELS.module.maxBytes);
  return (
    <FootBar>
      {module.isLocked
        ? <Text size="small" tone="3">{openModules('Free')} of {MODULE_COUNT} modules are open on Free. What is done stays done.</Text>
        : null}
      {module.canEdit && !module.isLocked ? <SaveState
        {...saveStateOf(state)} {...(state.phase === 'error' && state.refusal === null && { onRetry: () => void autosave.flush() })}
      /> : null}
      {module.canEdit && !module.isLocked && room !== null ? <Text size="small" tone="3" role="status">{room}</Text> : null}
      {!module.canEdit && !module.isLocked && !module.isHidden
        ? <Text size="small" tone="3">{readerWords(accessType, module.canComment, owner)}</Text>
        : null}
      <FootEnd>
        <DesktopOnly>
          <Neighbour moduleKey={previous} side="previous" />
          <Neighbour moduleKey={next} side="next" />
        </DesktopOnly>
        {module.canEdit || module.isLocked ? <MarkButton
          module={module} marking={marking} missing={module.isLocked ? 'Your plan does not open this module.' : missing} onMark={onMark}
        /> : null}
      </FootEnd>
    </FootBar>
  );
}

type MarkButtonProps = Pick<ModuleFootProps, 'module' | 'missing' | 'marking' | 'onMark'>;

function MarkButton({ module, missing, marking: { isMarking, button }, onMark }: MarkButtonProps) {
  if (moduleOf(module.key).completion === 'derived') return null;
  // The cache shows it as done already; the button that was pressed stays until the answer, and the focus with it.
  if (isMarking) return <DoneButton ref={button} variant="primary" icon={CheckIcon} busy>Mark as done</DoneButton>;
  if (module.progress === 'DONE') return <Button ref={button} onClick={onMark} disabled={module.isLocked}>Mark as not done</Button>;
  if (missing === null) return <DoneButton ref={button} variant="primary" icon={CheckIcon} onClick={onMark}>Mark as done</DoneButton>;
  return (
    <Tooltip text={missing} side="top">
      <DoneButton ref={button} variant="primary" icon={CheckIcon} aria-disabled="true" aria-description={missing}>Mark as done</DoneButton>
    </Tooltip>
  );
}

function Neighbour({ moduleKey, side }: { moduleKey: ModuleKey | null; side: 'previous' | 'next' }) {
  const navigate = useNavigate();
  if (!moduleKey) return null;
  const { label, shortLabel } = moduleOf(moduleKey);
  const icon = side === 'previous' ? { icon: ChevronLeftIcon } : { iconEnd: ChevronRightIcon };
  return (
    <Button
      variant="ghost" {...icon} aria-label={`${side === 'previous' ? 'Previous' : 'Next'}: ${label}`}
      onClick={() => void navigate(modulePath(moduleKey))}
    >
      {shortLabel ?? label}
    </Button>
  );
}
