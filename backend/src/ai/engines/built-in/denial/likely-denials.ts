import { PassageClassifier } from '../classifier/classifier.js';
import { HitFrames } from '../classifier/denial-frame.js';
import weights from '../classifier/denial-weights.json' with { type: 'json' };
import type { Span } from '../matcher.js';
import type { Finding } from '../scoring.js';
import type { Place } from '../sentences.js';

/** Below this logit the words around a finding say nothing against it. */
const CLEAR_LOGIT = -1.6;
/** From this logit on they deny it: to find a thing that is denied is worse than to miss one. */
const DENIED_LOGIT = -1.2;
/** Below this logit they say that it is there, although the rules take it for denied. */
const OVERRULED_LOGIT = -1.8;
/** Subtracted where no word mostly denies: store pages have many more things that are there. */
const LESS_LIKELY = 0.7;

let classifier: PassageClassifier | undefined;

type Hit = Pick<Finding, 'from' | 'to' | 'parts'>;

interface Judged {
  frames: HitFrames;
  logits: (Span & { logit: number })[];
}

function sumLogit(frames: HitFrames, hit: Hit, ruled: boolean): number {
  if (!frames.mayDeny(hit)) return CLEAR_LOGIT;
  const reader = (classifier ??= new PassageClassifier(weights));
  const [logit = 0] = reader.sumPassage([reader.sumLabels(frames.frame(hit, ruled))]);
  return ruled || frames.mostlyDenies(hit) ? logit : logit - LESS_LIKELY;
}

/** Denials that no rule knows: learned from what stands around things that a text says are not there. */
export class LikelyDenials {
  private readonly judged = new Map<number, Judged>();

  constructor(private readonly places: readonly Place[]) {}

  /** The findings that are left, each weakened by as much as its surroundings speak against it; the same list when nothing does. */
  weigh(findings: Finding[]): Finding[] {
    const shares = findings.map((finding) => this.readShare(finding));
    if (shares.every((share) => share === 1)) return findings;
    return findings.flatMap((finding, at) => {
      const share = shares[at] as number;
      return share > 0 ? { ...finding, factor: finding.factor * share } : [];
    });
  }

  /** Do the words around a hit say that it is there, although the rules take it for denied? */
  overrule(hit: Hit, order: number): boolean {
    // Of words that stand apart ("chests … wait") one alone may be denied: the words around all of them do not tell.
    return order >= 0 && !hit.parts && this.judge(hit, order, true) < OVERRULED_LOGIT;
  }

  private readShare(finding: Finding): number {
    const { order, strength, taught, undeniable } = finding;
    // A title says what there is, hints prove nothing anyway, and no words overrule an analyst.
    if (order < 0 || strength === 'hint' || taught || undeniable) return 1;
    const logit = this.judge(finding, order, false);
    return Math.max(0, Math.min(1, (DENIED_LOGIT - logit) / (DENIED_LOGIT - CLEAR_LOGIT)));
  }

  /** The logit of the chance that a hit is denied. */
  private judge(hit: Hit, order: number, ruled: boolean): number {
    const { from, to } = hit;
    let judged = this.judged.get(order);
    if (!judged) {
      const place = this.places.find(({ sentence }) => sentence.order === order) as Place;
      this.judged.set(order, (judged = { frames: new HitFrames(place), logits: [] }));
    }
    // Many cues read the same words; around any of them stands about the same.
    const known = judged.logits.find((one) => one.from < to && from < one.to);
    if (known) return known.logit;
    const logit = sumLogit(judged.frames, hit, ruled);
    judged.logits.push({ from, to, logit });
    return logit;
  }
}
