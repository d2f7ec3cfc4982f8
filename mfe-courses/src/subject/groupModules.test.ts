import type { ModuleSummary } from '@apologia/contract';
import { describe, expect, it } from 'vitest';
import { groupModules, nextUp } from './groupModules.ts';

const moduleOf = (id: string, subcategory: string, over: Partial<ModuleSummary> = {}): ModuleSummary => ({
  id,
  title: id,
  description: '',
  isPremium: false,
  category: 'theology',
  subcategory,
  difficulty: 'beginner',
  estimatedMinutes: 10,
  lessonCount: 0,
  isLocked: false,
  userProgress: { started: false, completed: false, percent: 0, bestScore: null, passed: false },
  lessons: [],
  ...over,
});

describe('groupModules', () => {
  it('follows the given order and leaves out what has no modules', () => {
    const groups = groupModules(
      [moduleOf('b', 'Second'), moduleOf('a', 'First')],
      ['First', 'Empty', 'Second'],
    );
    expect(groups.map((group) => group.name)).toEqual(['First', 'Second']);
  });

  it('puts unforeseen groups behind, and what has no subcategory last under Other', () => {
    const groups = groupModules([moduleOf('c', ''), moduleOf('b', 'New'), moduleOf('a', 'First')], ['First']);
    expect(groups.map((group) => group.name)).toEqual(['First', 'New', 'Other']);
  });
});

describe('nextUp', () => {
  it('passes over what is locked or completed', () => {
    const completed = { started: true, completed: true, percent: 100, bestScore: 80, passed: true };
    const modules = [
      moduleOf('done', 'x', { userProgress: completed }),
      moduleOf('locked', 'x', { isLocked: true }),
      moduleOf('open', 'x'),
    ];
    expect(nextUp(modules)?.id).toBe('open');
  });
});
