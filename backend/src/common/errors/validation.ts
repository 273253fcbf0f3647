import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { badRequest, type FieldErrors } from './problem.js';
import { truncate } from '../text/truncate.js';

/** Validates bodies and queries against their DTO; unknown keys are dropped. */
export function validationPipe(): ValidationPipe {
  return new ValidationPipe({
    transform: true,
    whitelist: true,
    forbidUnknownValues: true,
    stopAtFirstError: true,
    validationError: { target: false, value: false },
    exceptionFactory: (errors: ValidationError[]) => {
      const fields = fieldErrors(errors);
      const detail = Object.entries(fields)
        .map(([field, text]) => (text.startsWith(field) ? text : `${field}: ${text}`))
        .join('; ');
      return badRequest(truncate(detail, 1_000), fields);
    },
  });
}

function fieldErrors(errors: ValidationError[], parent = ''): FieldErrors {
  const fields: FieldErrors = {};
  for (const error of errors) {
    const path = parent ? `${parent}.${error.property}` : error.property;
    const [text] = Object.values(error.constraints ?? {});
    if (text) fields[path] = text;
    Object.assign(fields, fieldErrors(error.children ?? [], path));
  }
  return fields;
}
