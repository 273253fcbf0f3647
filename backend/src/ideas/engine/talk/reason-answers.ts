import { entryName } from '../../../ai/taxonomy/taxonomy.js';
import { countNoun } from '../../../common/text/count-noun.js';
import { gameName, gamesWith } from '../chart-facts.js';
import type { ChatAnswer } from '../engine.types.js';
import { findNamedEntries } from '../identify.js';
import { judgePair } from '../knowledge/compatible.js';
import { lowerFirst, sameKey } from '../phrases.js';
import { describeChange } from './market-answers.js';
import { createAnswer, type Subject } from './subject.js';

const MOST = 4;

const FITS =
  /^(?:explain )?(?:why|how|do|does) (?:do |would |will |should )?(?:the(?:se|y)?|both|its)?\s*(?:two |core |three )*(?:mechanics |halves |parts |things )?(?:really |actually )?(?:fit|work|go|belong)(?: well)? together$/;
const TRENDS =
  /^(?:is|are) (?:the )?(.+?) (?:still |even |really ){0,3}(?:growing|trending|declining|shrinking|popular|(?:over)?crowded|(?:over)?saturated|overdone|rising|falling|common|dead|a trend|in the charts)(?: (?:now|today|anymore|right now|these days|in the charts))?$/;

const COUNTS =
  /^how (?:common|popular|frequent|widespread|many (?:other )?games (?:in the charts )?(?:have|use)) (?:is |are )?(?:the )?(.+)$/;
/** More words than a name has ask for something else. */
const LONGEST_NAME = 4;

/** Why the mechanics go together, and how often the charts have one; undefined when neither is asked. */
export function answerReason(subject: Subject): ChatAnswer | undefined {
  const words = sameKey(subject.request.message.replace(/[’']/g, ''));
  if (FITS.test(words)) return explainFit(subject.mechanics);
  const named = (TRENDS.exec(words) ?? COUNTS.exec(words))?.[1] ?? '';
  const [id, other] = named.split(' ').length > LONGEST_NAME ? [] : findNamedEntries(named);
  return id && !other ? describeTrend(subject, id) : undefined;
}

/** What the table says of two entries. */
export function explainFit([a, b]: readonly string[]): ChatAnswer {
  if (!a || !b)
    return createAnswer(
      'fit',
      ['I know only one of its mechanics, so I have nothing to judge together.'],
      [],
    );
  const names = `${entryName(a)} and ${lowerFirst(entryName(b))}`;
  const judged = judgePair(a, b);
  if (!judged)
    return createAnswer(
      'fit',
      [`My table has no judgment on ${names}. Try both in one screen of gray shapes.`],
      [names],
    );
  const verdict = judged.verdict === 'fit' ? 'They fit' : 'They get in each other’s way';
  return createAnswer(
    'fit',
    [`${verdict}, by a table written by designers, not by figures: ${judged.reason}`],
    [names],
  );
}

/** How many charting games have an entry, and how its share moved. */
export function describeTrend({ request }: Subject, id: string): ChatAnswer {
  const { charting } = request;
  const name = entryName(id);
  if (!charting || charting.analysed === 0) {
    return createAnswer('trend', ['No analyzed chart has been captured yet, so I can’t tell.'], [name]);
  }
  const games = gamesWith(charting, id);
  const change = describeChange(request, id);
  return createAnswer(
    'trend',
    [
      `${name}: ${games.length} of ${countNoun(charting.analysed, 'analyzed charting game')} (${charting.scope}).${charting.sample ? ' Sample data.' : ''}`,
      ...games
        .slice(0, MOST)
        .map((game) => `- ${gameName(game)}${game.newcomer ? ', new in the charts' : ''}`),
      change
        ? `Its share ${change}.`
        : 'Whether that is more or less than before isn’t among the changes I have.',
    ],
    [name],
  );
}
