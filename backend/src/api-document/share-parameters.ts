import type { Operation, Parameter, ParameterObject } from './operations.js';

/**
 * Moves parameters that several operations share to components; different ones of one name are numbered.
 * @returns `components.parameters`
 */
export function shareParameters(
  operations: Pick<Operation, 'parameters'>[],
): Record<string, ParameterObject> {
  const uses = new Map<string, number>();
  const lists = operations.map(({ parameters = [] }) => parameters);
  for (const parameter of lists.flat()) {
    const shape = JSON.stringify(parameter);
    uses.set(shape, (uses.get(shape) ?? 0) + 1);
  }
  const shared: Record<string, ParameterObject> = {};
  const names = new Map<string, string>();
  const shapes = [...uses].filter(([, count]) => count > 1).sort(([, a], [, b]) => b - a);
  for (const [shape] of shapes) {
    const parameter = JSON.parse(shape) as ParameterObject;
    const base = componentName(parameter.name);
    let name = base;
    for (let number = 2; name in shared; number += 1) name = `${base}${number}`;
    shared[name] = parameter;
    names.set(shape, name);
  }
  for (const parameters of lists) {
    parameters.forEach((parameter: Parameter, index) => {
      const name = names.get(JSON.stringify(parameter));
      if (name) parameters[index] = { $ref: `#/components/parameters/${name}` };
    });
  }
  return shared;
}

/** `bundleId` → `BundleId`, `Idempotency-Key` → `IdempotencyKey`. */
const componentName = (name: string) =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
