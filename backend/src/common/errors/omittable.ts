import { ValidateIf } from 'class-validator';

/** The field may be omitted but, unlike with `IsOptional`, must not be null. */
export const Omittable = () => ValidateIf((_, value: unknown) => value !== undefined);
