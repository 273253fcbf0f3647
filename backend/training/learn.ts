/** A passage as a vector: numbers of its features, and the value of each divided by the length of the vector. */
export interface Passage {
  labels: ReadonlySet<number>;
  features: Int32Array;
  values: Float32Array;
}

/** A weight for each feature and label, row by row; a bias for each label. */
export interface Model {
  weights: Float32Array;
  bias: Float32Array;
}

const ROUNDS = 20;
/** Share of the features that a passage is shown without, so that no word alone has to say everything. */
const DROPPED = 0.5;
/** Pulls each weight back to zero: what a single writer's habit explains stays small. */
const PULL = 0.0015;
const FIRST_RATE = 0.8;
const LAST_RATE = 0.02;
const BIAS_RATE = 0.3;
const FIRST_BIAS = -4;
/** Errors below change nothing worth the time. */
const SMALLEST_ERROR = 1e-3;

/**
 * Logistic regression for each label by stochastic gradient descent, in which each weight has a rate of its own (AdaGrad), with dropout and weight decay.
 *
 * @param isFree whether a feature may speak for or against any label, not only for those that it came with
 */
export function learn(
  passages: readonly Passage[],
  size: { features: number; labels: number },
  isFree: (feature: number) => boolean,
): Model {
  const model = {
    weights: new Float32Array(size.features * size.labels),
    bias: new Float32Array(size.labels).fill(FIRST_BIAS),
  };
  const steps = {
    weights: new Float32Array(model.weights.length).fill(1e-6),
    bias: new Float32Array(size.labels).fill(1e-6),
  };
  const isUsed = findUsed(passages, size, isFree);
  const order = passages.map((_, at) => at);
  const draw = makeDraw();
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(order, draw);
    const rate = FIRST_RATE * (1 - round / ROUNDS) + LAST_RATE;
    for (const at of order) {
      const passage = dropFeatures(passages[at] as Passage, draw);
      const errors = findErrors(passage, model);
      correct(passage, errors, { model, steps, isUsed, rate });
    }
  }
  return model;
}

function findUsed(
  passages: readonly Passage[],
  size: { features: number; labels: number },
  isFree: (feature: number) => boolean,
): Uint8Array {
  const used = new Uint8Array(size.features * size.labels);
  for (let feature = 0; feature < size.features; feature++)
    if (isFree(feature)) used.fill(1, feature * size.labels, (feature + 1) * size.labels);
  for (const { features, labels } of passages)
    for (const feature of features) for (const label of labels) used[feature * size.labels + label] = 1;
  return used;
}

/** By label, how much too high its chance is. */
function findErrors({ features, values, labels }: Passage, { weights, bias }: Model): Float32Array {
  const size = bias.length;
  const errors = Float32Array.from(bias);
  features.forEach((feature, index) => {
    const value = values[index] as number;
    for (let label = 0, at = feature * size; label < size; label++, at++)
      (errors[label] as number) += (weights[at] as number) * value;
  });
  for (let label = 0; label < size; label++)
    errors[label] = 1 / (1 + Math.exp(-(errors[label] as number))) - Number(labels.has(label));
  return errors;
}

interface Learning {
  model: Model;
  /** Sums of the squares of what each number was corrected by. */
  steps: Model;
  isUsed: Uint8Array;
  rate: number;
}

/** Changes the model in place. */
function correct({ features, values }: Passage, errors: Float32Array, learning: Learning): void {
  const { model, steps, isUsed, rate } = learning;
  const size = errors.length;
  const wrong: number[] = [];
  errors.forEach((error, label) => {
    if (Math.abs(error) < SMALLEST_ERROR) return;
    wrong.push(label);
    (steps.bias[label] as number) += error * error;
    (model.bias[label] as number) -= (BIAS_RATE * rate * error) / Math.sqrt(steps.bias[label] as number);
  });
  features.forEach((feature, index) => {
    for (const label of wrong) {
      const at = feature * size + label;
      if (isUsed[at] === 0) continue;
      const slope =
        (errors[label] as number) * (values[index] as number) + PULL * (model.weights[at] as number);
      (steps.weights[at] as number) += slope * slope;
      (model.weights[at] as number) -= (rate * slope) / Math.sqrt(steps.weights[at] as number);
    }
  });
}

/** Some of the features, made stronger by as much as is missing. */
function dropFeatures({ labels, features, values }: Passage, draw: () => number): Passage {
  const kept = Array.from(features.keys()).filter(() => draw() >= DROPPED);
  return {
    labels,
    features: Int32Array.from(kept, (index) => features[index] as number),
    values: Float32Array.from(kept, (index) => (values[index] as number) / (1 - DROPPED)),
  };
}

export function shuffle<T>(order: T[], draw: () => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(draw() * (at + 1));
    [order[at], order[other]] = [order[other] as T, order[at] as T];
  }
}

/** Numbers from 0 to 1 that look random and are the same in every run. */
export function makeDraw(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
