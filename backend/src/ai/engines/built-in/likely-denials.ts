import { PassageClassifier } from './classifier/classifier.js';
import { HitFrames } from './classifier/denial-frame.js';
import weights from './classifier/denial-weights.json' with { type: 'json' };
import type { Span } from './matcher.js';
import type { Finding } from './scoring.js';
import type { Place } from './sentences.js';

/** Below this logit the words around a finding say nothing against it. */
const CLEAR_LOGIT = -0.6;
/** From this logit on they deny it. */
const DENIED_LOGIT = 0.6;

let classifier: PassageClassifier | undefined;

interface Judged {
  frames: HitFrames;
  shares: (Span & { share: number })[];
}

/** Denials that no rule knows: learned from what stands around things that a text says are not there. */
export class LikelyDenials {
  private readonly judged = new Map<number, Judged>();

  constructor(private readonly places: readonly Place[]) {}

  /** The findings that are left, each weakened by as much as its surroundings speak against it. */
  weigh(findings: readonly Finding[]): Finding[] {
    return findings.flatMap((finding) => {
      const share = this.readShare(finding);
      if (share === 1) return finding;
      return share > 0 ? { ...finding, factor: finding.factor * share } : [];
    });
  }

  private readShare(finding: Finding): number {
    const { order, from, to, strength, taught } = finding;
    // A title says what there is, hints prove nothing anyway, and no words overrule an analyst.
    if (order < 0 || strength === 'hint' || taught) return 1;
    let judged = this.judged.get(order);
    if (!judged) {
      const place = this.places.find(({ sentence }) => sentence.order === order) as Place;
      this.judged.set(order, (judged = { frames: new HitFrames(place), shares: [] }));
    }
    // Many cues read the same words; around any of them stands about the same.
    const known = judged.shares.find((one) => one.from < to && from < one.to);
    if (known) return known.share;
    const reader = (classifier ??= new PassageClassifier(weights));
    const [logit = 0] = reader.sumPassage([reader.sumLabels(judged.frames.frame(finding))]);
    const share = Math.max(0, Math.min(1, (DENIED_LOGIT - logit) / (DENIED_LOGIT - CLEAR_LOGIT)));
    judged.shares.push({ from, to, share });
    return share;
  }
}
