import { describe, expect, it } from 'vitest';
import { openGroup } from './openGroup.ts';

const groups = [
  { id: 'does-truth-exist', modules: [{ id: 'what-is-truth' }] },
  { id: 'does-god-exist', modules: [{ id: 'first-cause' }, { id: 'goodness' }] },
];

describe('openGroup', () => {
  it('is the one in the address', () => {
    expect(openGroup(groups, 'does-truth-exist', 'goodness')).toBe('does-truth-exist');
  });

  it('is none where the learner has closed it', () => {
    expect(openGroup(groups, 'none', 'goodness')).toBeNull();
  });

  it.each([null, '', 'no-such-group'])(
    'is that of the module to do next where the address says %o',
    (wanted) => {
      expect(openGroup(groups, wanted, 'goodness')).toBe('does-god-exist');
    },
  );

  it('is the first where nothing is left to do', () => {
    expect(openGroup(groups, null, undefined)).toBe('does-truth-exist');
  });
});
