import { CueMatcher } from '../src/ai/engines/built-in/matcher.js';
import { findPlaces } from '../src/ai/engines/built-in/findings.js';
import { HitFrames } from '../src/ai/engines/built-in/classifier/denial-frame.js';
import { Surroundings } from '../src/ai/engines/built-in/surroundings.js';
import type { CueHit } from '../src/ai/engines/built-in/matcher.js';
import { cueList, taxonomyEntries } from '../src/ai/taxonomy/taxonomy.js';
import { readOneLineDenials } from '../bench/support/one-line-denials.js';
import type { ClassifierFile } from '../src/ai/engines/built-in/classifier/classifier.js';
import { expandForms, FORM_IDS } from './forms.js';
import { hashPassages, type LabeledPassage } from './passages.js';
import { learnLabels, type ReadPassage } from './make-classifier.js';

const STRENGTHS = ['certain', 'sure', 'likely'] as const;

const cues = taxonomyEntries
  .filter((entry) => !entry.ignoresNegation)
  .flatMap((entry) =>
    STRENGTHS.flatMap((strength) =>
      [...cueList(entry[strength]), ...cueList(entry.paraphrases?.[strength])].map((notation) => ({
        id: entry.id,
        notation,
      })),
    ),
  );

/** Learns from denials, and from passages that tell of an entry, what stands around a thing that is not there. */
export function makeDenialClassifier(
  denials: string,
  forms: string,
  passages: readonly LabeledPassage[],
): ClassifierFile {
  const matcher = new CueMatcher(cues.map(({ notation }) => notation));
  const frame = (text: string, ids: readonly string[], denied: boolean): ReadPassage[] =>
    findPlaces('', text).flatMap((place) => {
      const shortest = new Map<string, CueHit>();
      for (const hit of matcher.find(place.sentence.words)) {
        const id = cues[hit.cue]?.id ?? '';
        const known = shortest.get(id);
        if (ids.includes(id) && (!known || hit.to - hit.from < known.to - known.from)) shortest.set(id, hit);
      }
      const frames = new HitFrames(place);
      const surroundings = new Surroundings(place);
      return [...shortest.values()].map((hit) => ({
        ids: denied ? ['denied'] : [],
        words: frames.frame(
          hit,
          surroundings.isAnsweredNo() || surroundings.isDenied(hit, cues[hit.cue]?.notation),
        ),
      }));
    });
  const lines = readOneLineDenials(denials).flatMap(({ denied, told, text }) => [
    ...frame(text, denied, true),
    ...frame(text, told, false),
  ]);
  const formed = expandForms(forms).flatMap(({ denied, text }) => frame(text, FORM_IDS, denied));
  // Twice, as there are many more passages that deny nothing.
  const texts = [
    ...lines,
    ...lines,
    ...formed,
    ...passages.flatMap(({ ids, text }) => frame(text, ids, false)),
  ];
  return {
    passages: hashPassages([...passages, { ids: [], text: denials + forms }]),
    ...learnLabels(texts, ['denied'], { slope: 1, lift: 0 }, { telling: [...lines, ...formed] }),
  };
}
