import { RULE_KINDS } from '../alerts.types.js';
import { describeRule } from './describe-rule.js';

it.each(RULE_KINDS)('says %s as a sentence', (kind) => {
  const sentence = describeRule({
    ...{ kind, condition: {}, scope: 'all', scopeName: null, platform: null },
    ...{ countries: ['hk'], category: null, rankingType: null },
  });
  expect(sentence).toMatch(/^[A-Z]/);
});
