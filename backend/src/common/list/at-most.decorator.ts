import { ApiExtension, DECORATORS } from '@nestjs/swagger';

/**
 * States how many elements a list of an answer has at most: the number at which the code that fills it cuts it. Leaves
 * the property where the class has it, which `ApiProperty` would put before all others.
 */
export const AtMost =
  (maxItems: number): PropertyDecorator =>
  (target, property) => {
    const known = (Reflect.getMetadata(DECORATORS.API_MODEL_PROPERTIES, target, property) ?? {}) as object;
    Reflect.defineMetadata(DECORATORS.API_MODEL_PROPERTIES, { ...known, maxItems }, target, property);
  };

/** {@link AtMost} of a route whose whole answer is a list. */
export const AnswersAtMost = (maxItems: number): MethodDecorator => ApiExtension('x-at-most', maxItems);
