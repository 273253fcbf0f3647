import { ApiExtension, DECORATORS } from '@nestjs/swagger';

/**
 * States the maximum length of a list in a response, the limit of the code that fills it. Keeps the order of
 * properties, unlike `ApiProperty`.
 */
export const AtMost =
  (maxItems: number): PropertyDecorator =>
  (target, property) => {
    const known = (Reflect.getMetadata(DECORATORS.API_MODEL_PROPERTIES, target, property) ?? {}) as object;
    Reflect.defineMetadata(DECORATORS.API_MODEL_PROPERTIES, { ...known, maxItems }, target, property);
  };

/** {@link AtMost} for a route whose whole response is a list. */
export const AnswersAtMost = (maxItems: number): MethodDecorator => ApiExtension('x-at-most', maxItems);
