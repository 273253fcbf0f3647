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

const ROUNDS = 45;
const FIRST_RATE = 0.5;
const LAST_RATE = 0.02;
const BIAS_RATE = 0.3;
const FIRST_BIAS = -4;
/** Errors below change nothing worth the time. */
const SMALLEST_ERROR = 1e-3;

/**
 * Logistic regression for each label by stochastic gradient descent, in which each weight has a rate of its own (AdaGrad).
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
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(order, round);
    const rate = FIRST_RATE * (1 - round / ROUNDS) + LAST_RATE;
    for (const at of order) {
      const passage = passages[at] as Passage;
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
      const slope = (errors[label] as number) * (values[index] as number);
      (steps.weights[at] as number) += slope * slope;
      (model.weights[at] as number) -= (rate * slope) / Math.sqrt(steps.weights[at] as number);
    }
  });
}

/** In place; the same round always gives the same order. */
function shuffle(order: number[], round: number): void {
  let state = round + 1;
  for (let at = order.length - 1; at > 0; at--) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    const other = Math.floor((state / 2 ** 32) * (at + 1));
    [order[at], order[other]] = [order[other] as number, order[at] as number];
  }
}
