import type { Proof } from '@apologia/contract';
import type { FieldSpec, Problems } from '../../auth/forms.ts';

/** The field in which learners prove who they are. */
export const proofField: FieldSpec<'proof'> = {
  name: 'proof',
  label: 'Current password',
  type: 'password',
  autoComplete: 'current-password',
};

export const proofIn = (values: { proof: string }): Proof => ({ password: values.proof });

export const problemOfProof = (values: { proof: string }): Problems =>
  values.proof ? {} : { proof: 'Please enter your password' };
