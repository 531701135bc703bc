import { COMPARISON_FIELDS, COMPETITOR_TYPES, LIMITS } from '@heartwood/contract/domain';
import { ArrowLeftIcon, ArrowRightIcon, EyeOffIcon, Icon, Text, Trash2Icon, type MenuItem } from '@heartwood/shared-ui';
import { useEffect } from 'react';
import type { RowsProps } from '../../area-page/bodies';
import { RowDrawer } from '../../area-page/open-rows/row-drawer';
import { RowChoice, RowInput, RowLinks, RowText } from '../../area-page/open-rows/row-fields';
import { Pair } from '../../area-page/open-rows/row-look';
import { RowRating } from '../../area-page/open-rows/row-rating';
import { useHeldRow } from '../../area-page/open-rows/use-held-row';
import { useRowCommands, type FieldsOf, type RowCommands } from '../../area-page/rows/use-row-commands';
import type { CompetitorFieldsFragment as Competitor, CompetitorInput } from '../../generated/graphql';
import { inOrder } from './comparison-cells';
import type { CompetitionArea } from './competition-area';
import { COMPETITOR_CALLS } from './competitor-calls';
import { CompetitorMark } from './competitor-mark';
import { useOpenCompetitor } from './use-open-competitor';
import { webAddressOf } from './web-address';

const { rowName, rowLine, rowText } = LIMITS;
const TYPES = COMPETITOR_TYPES.map(([value, label]) => ({ value, label }));
const NAMELESS = 'New competitor';

type Fields = FieldsOf<CompetitorInput, 'key'>;

/** One column of the comparison with all of its fields, beside the table. */
export function CompetitorDrawer(props: RowsProps<CompetitionArea>) {
  const { area, canEdit } = props;
  const { id, close } = useOpenCompetitor();
  const isKnown = useHeldRow(area.competitors, id) !== null;
  // A link to one that is gone, for somebody who cannot add any.
  const isNowhere = id !== null && !isKnown && !canEdit;
  useEffect(() => {
    if (isNowhere) close();
  });
  return id === null || isNowhere ? null : <OpenCompetitor key={id} {...props} id={id} />;
}

function OpenCompetitor({ area, module, canEdit, onEmptied, id }: RowsProps<CompetitionArea> & { id: string }) {
  const { field, close } = useOpenCompetitor();
  const { competitors, customers } = area;
  const others = inOrder(competitors).filter(({ isSelf }) => !isSelf);
  const row = useHeldRow(competitors, id);
  const commands = useRowCommands(COMPETITOR_CALLS, competitors);
  const { reorder } = useRowCommands(COMPETITOR_CALLS, others);
  const isSelf = row?.isSelf ?? false;
  const remove = async () => {
    close();
    if (row && (await commands.remove(row)) && others.length === 1) onEmptied();
  };
  return (
    <RowDrawer<Competitor, Fields>
      id={id} row={row} commands={withAddress(commands)} canEdit={canEdit} field={field} onClose={close}
      titleOf={({ name }) => name || NAMELESS}
      lead={<CompetitorMark competitor={row ?? { id, name: NAMELESS, isSelf: false }} />}
      {...(canEdit && row && !isSelf && {
        onRemove: () => void remove(),
        menu: [
          ...moves(others.map((each) => each.id), id, reorder),
          { key: 'remove', label: 'Remove', icon: Trash2Icon, danger: true, onSelect: () => void remove() },
        ],
      })}
    >
      {isSelf ? null : (
        <Pair>
          <RowInput name="name" label="Name" most={rowName.max} />
          <RowChoice name="type" label="Type" options={TYPES} />
        </Pair>
      )}
      <Pair>
        <RowInput name="website" label="Website" most={rowText.max} />
        <RowInput name="price" label="Price" most={rowLine.max} />
      </Pair>
      <Pair>
        {isSelf ? null : <RowRating name="importanceLevel" label="Importance level" ends={['Low', 'High']} />}
        <RowRating name="customerExperience" label="Customer experience" ends={['Poor', 'Loved']} />
      </Pair>
      <RowText name="details" label="Details" most={rowText.max} />
      <RowLinks
        name="customers" label="Customers" options={customers.map(({ id: value, name }) => ({ value, label: name }))}
        empty="The business model has no customer segments to link yet."
      />
      <RowText name="valueProposition" label="Value proposition" most={rowText.max} />
      <RowText name="pointOfDifferentiation" label="Point of differentiation" most={rowText.max} />
      <Pair>
        <RowText name="revenueStreams" label="Revenue streams" most={rowText.max} />
        <RowText name="socialMediaEngagement" label="Social media engagement" most={rowText.max} />
        <RowText name="strengths" label="Strengths" most={rowText.max} />
        <RowText name="weaknesses" label="Weaknesses" most={rowText.max} />
      </Pair>
      <RowText name="keyTakeaway" label="Key takeaway" most={rowText.max} />
      <HiddenNote hidden={module.hiddenFields} />
    </RowDrawer>
  );
}

/** Beside the drag by the head of a column: what a finger and a keyboard find in the menu. */
function moves(ids: readonly string[], id: string, reorder: (ids: string[]) => void): MenuItem[] {
  const at = ids.indexOf(id);
  const move = (by: number) => {
    const next = ids.filter((each) => each !== id);
    next.splice(at + by, 0, id);
    reorder(next);
  };
  const items: MenuItem[] = [
    ...(at > 0 ? [{ key: 'left', label: 'Move left', icon: ArrowLeftIcon, onSelect: () => move(-1) }] : []),
    ...(at < ids.length - 1 ? [{ key: 'right', label: 'Move right', icon: ArrowRightIcon, onSelect: () => move(1) }] : []),
  ];
  return items.length > 0 ? [...items, 'line'] : [];
}

/** A site is written without what every address begins with. */
function withAddress({ write, putBack, ...rest }: RowCommands<Competitor, Fields>): RowCommands<Competitor, Fields> {
  const whole = (change: Partial<Fields>) => (change.website ? { ...change, website: webAddressOf(change.website) } : change);
  return { ...rest, write: (id, change, base) => write(id, whole(change), base), putBack: (row, typed) => putBack(row, whole(typed)) };
}

function HiddenNote({ hidden }: { hidden: readonly string[] }) {
  const labels = COMPARISON_FIELDS.filter(([field]) => hidden.includes(field)).map(([, label]) => label);
  if (labels.length === 0) return null;
  return (
    <Text as="p" size="small" tone="3">
      <Icon as={EyeOffIcon} size={14} /> {new Intl.ListFormat('en').format(labels)} {labels.length === 1
        ? 'is'
        : 'are'} hidden in the table.
    </Text>
  );
}
