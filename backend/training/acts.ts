import { frameClause } from '../src/ideas/engine/variants/sources/act-frame.js';
import type { ClassifierFile } from '../src/ai/engines/built-in/classifier/classifier.js';
import { hashPassages } from './passages.js';
import { learnLabels } from './make-classifier.js';

/** A store page says much that no other one says. */
const FEWEST = 5;
const FORMS = { o: 'order', t: 'told', k: 'kind' } as const;

/**
 * Learns which clauses of a store page tell what one does in its game. A line has a grade (2 best, 1 good, 0 neither), the
 * form (o order, t told, k kind), ! for a whole sentence, T for a word of the title, the number of the sentence, and the clause.
 */
export function makeActClassifier(text: string): ClassifierFile {
  const texts = text
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .flatMap((line) => {
      const [, grade, form, marks = '', at, clause = ''] =
        /^(\d) ([okt])([!T]*) (\d+) (.+)$/.exec(line) ?? [];
      if (!form) throw new Error(`Not a graded clause: ${line}`);
      const words = frameClause({
        ...{ text: clause, at: Number(at), form: FORMS[form as keyof typeof FORMS] },
        ...{ isWhole: marks.includes('!'), isTitled: marks.includes('T') },
      });
      // The best are few.
      if (grade === '2') return Array.from({ length: 2 }, () => ({ ids: ['best', 'good'], words }));
      return [{ ids: grade === '1' ? ['good'] : [], words }];
    });
  return {
    passages: hashPassages([{ ids: [], text }]),
    ...learnLabels(texts, ['best', 'good'], { slope: 1, lift: 0 }, { fewest: FEWEST }),
  };
}
