import { MAX_SECTORS, SECTORS, STAGES } from '@heartwood/contract/domain';
import { array, number, object, string } from 'yup';

/** A company has 1 to 5 sectors and one stage (product decisions, row 43). */
export const sectorsSchema = object({
  sectors: array()
    .of(string().oneOf(SECTORS.map(({ id }) => id)).required())
    .min(1, 'Choose at least one sector')
    .max(MAX_SECTORS, `Choose no more than ${MAX_SECTORS} sectors`)
    .required(),
});

export const stageSchema = object({
  stageId: number().nullable().oneOf(STAGES.map(({ id }) => id), 'Choose a stage').required('Choose a stage'),
});
