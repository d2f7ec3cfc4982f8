import type { Config } from '../../kernel/config.ts';
import type { Block } from './markup.ts';

/** Who runs this academy, or that nobody has said. */
export const operatorOf = ({ OPERATOR }: Config): Block => ({
  p: OPERATOR
    ? `This academy is run by ${OPERATOR}.`
    : 'Apologia is software that anybody may run. Whoever runs this academy has not written down here who they are. Ask the person or church that told you of it before you trust it with anything that matters.',
});

/** Where to write to, or that nobody has said. */
export const supportOf = ({ SUPPORT_MAIL }: Config): Block => ({
  p: SUPPORT_MAIL
    ? ['Write to ', { to: `mailto:${SUPPORT_MAIL}`, label: SUPPORT_MAIL }, '.']
    : 'Whoever runs this academy has set up no address to write to.',
});
