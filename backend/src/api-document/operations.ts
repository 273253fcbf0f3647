import type { OpenAPIObject } from '@nestjs/swagger';
import type { Deprecation } from '../common/answers/deprecated.decorator.js';
import type { AccessLevel } from '../common/access/access.types.js';

export type Parameter = NonNullable<NonNullable<OpenAPIObject['components']>['parameters']>[string];
export type ParameterObject = Extract<Parameter, { name: string }>;

/** The part of an operation that is completed here. */
export interface Operation {
  'x-access'?: AccessLevel;
  'x-in-person'?: boolean;
  'x-scope'?: string;
  'x-deprecation'?: Deprecation;
  /** Maximum length of a response that is a list; moved to its schema. */
  'x-at-most'?: number;
  deprecated?: boolean;
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  requestBody?: { content?: Record<string, unknown> };
  parameters?: Parameter[];
  responses: Record<string, unknown>;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

export function listOperations(document: OpenAPIObject) {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method] as unknown as Operation | undefined;
      return operation ? [{ method, path, operation }] : [];
    }),
  );
}
