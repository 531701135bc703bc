import { EVIDENCE_KIND_VALUES, LIMITS } from '@heartwood/contract/domain';
import { object, string } from 'yup';

const { max } = LIMITS.evidenceNote;

export const evidenceSchema = object({
  kind: string().oneOf(EVIDENCE_KIND_VALUES).required(),
  date: string().required('Say when'),
  note: string().trim().required('Say what you found').max(max, `Use at most ${max} characters`),
  link: string().trim().matches(/^https?:\/\/\S+$/i, { message: 'Begin with https:// or http://', excludeEmptyString: true }).default(''),
});
