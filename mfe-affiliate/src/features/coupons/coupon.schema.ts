import { AFFILIATE, affiliateCode } from '@heartwood/contract/domain';
import { object, string } from 'yup';

const percent = (most: number) => string().required('A whole number from 1 on').matches(/^\s*[1-9]\d*\s*$/, 'A whole number from 1 on')
  .test('most', `At most ${most}%`, (text) => Number(text) <= most);

export const schema = object({
  code: string().required('4 to 12 letters and digits, no space')
    .test('code', '4 to 12 letters and digits, no space', (text) => affiliateCode(text) !== null),
  discount: percent(AFFILIATE.maxDiscount),
  commission: percent(AFFILIATE.maxCommission),
  startsOn: string().nullable(),
  endsOn: string().nullable().test('order', 'It ends after it starts', (day, { parent: { startsOn } }: {
    parent: { startsOn: string | null };
  }) => (
    day == null || startsOn == null || day >= startsOn)),
});
