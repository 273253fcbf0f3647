import { Ajv, type ValidateFunction } from 'ajv';
import { beforeEach, expect } from 'vitest';
import text from '../../../openapi.json?raw';

type Answers = Record<string, { content?: Record<string, { schema: object }> }>;
interface Operation {
  name: string;
  path: RegExp;
  parameters: number;
  answers: Answers;
}
interface Property {
  enum?: string[];
  type?: string | string[];
  anyOf?: Property[];
}

const contract = JSON.parse(text) as {
  paths: Record<string, Record<string, { responses: Answers }>>;
  components: {
    schemas: Record<string, { required?: string[]; properties: Record<string, Property> }>;
  };
};
const problem = contract.components.schemas.ProblemDto;
if (!problem) throw new Error('openapi.json does not describe problems');

/** Statuses of proxies, which have their own pages. */
const PROXY_STATUSES = [502, 504];

/** The nullable fields of a schema as null, and its arrays as empty. */
export function unknownFields(shape: string): Record<string, unknown> {
  const isNullable = ({ type, anyOf }: Property): boolean =>
    type?.includes('null') === true || anyOf?.some(isNullable) === true;
  const schema = contract.components.schemas[shape];
  if (!schema) throw new Error(`openapi.json has no ${shape}`);
  return Object.fromEntries(
    Object.entries(schema.properties)
      .filter(([, property]) => isNullable(property) || property.type === 'array')
      .map(([name, property]) => [name, isNullable(property) ? null : []]),
  );
}

const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, { responses }]): Operation => ({
    name: `${method.toUpperCase()} ${path}`,
    path: new RegExp(
      `^${method.toUpperCase()} ${path.replace(/[.()]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/]+')}$`,
    ),
    parameters: path.split('{').length,
    answers: responses,
  })),
);
operations.sort((a, b) => a.parameters - b.parameters); // fixed paths win

const find = (request: string) => operations.find(({ path }) => path.test(request));

let wrong: string[] = [];

/** Fails a test whose fake API returned a response that the API document doesn't allow. */
export function refuseUndocumentedAnswers(): void {
  beforeEach(() => {
    wrong = [];
    return () => expect(wrong.join('\n'), 'answers that openapi.json does not know').toBe('');
  });
}

/** The success status of an operation. */
export function successStatus(request: string): number {
  const statuses = Object.keys(find(request)?.answers ?? {}).map(Number);
  return statuses.find((status) => status >= 200 && status < 300) ?? 200;
}

/** Validates a response against the document: operation, status and body. */
export function findFaults(request: string, status: number, body?: unknown): string[] {
  const operation = find(request);
  if (!operation) return [`${request}: there is no such operation`];
  if (!(status in operation.answers)) return [`${operation.name} never answers ${status}`];
  if (status < 400) return findShapeFaults(operation, status, body);
  if (body === undefined) return [];
  const fields = body as Record<string, unknown>;
  const faults = (problem?.required ?? [])
    .filter((key) => !(key in fields))
    .map((key) => `${operation.name} ${status}: a problem without ${key}`);
  if (!problem?.properties.code?.enum?.includes(String(fields.code)))
    faults.push(`${operation.name} ${status}: no problem has the code ${String(fields.code)}`);
  return faults;
}

let validator: Ajv | undefined;

function getValidator(): Ajv {
  if (validator) return validator;
  validator = new Ajv({ strict: false, validateFormats: false, allErrors: true });
  validator.addSchema(toJsonSchema({ components: { schemas: contract.components.schemas } }), 'contract');
  return validator;
}
const compiled = new Map<object, ValidateFunction>();

function findShapeFaults({ name, answers }: Operation, status: number, body: unknown): string[] {
  const schema = answers[status]?.content?.['application/json']?.schema;
  if (!schema || body === undefined) return [];
  let validate = compiled.get(schema);
  if (!validate) {
    validate = getValidator().compile(toJsonSchema(schema));
    compiled.set(schema, validate);
  }
  if (validate(body)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) =>
      `${name} ${status}: ${instancePath || 'the body'} ${message} ${JSON.stringify(params)}`,
  );
}

/** Disallows additional properties, which the server never sends. */
function toJsonSchema(schema: object): object {
  if (Array.isArray(schema))
    return schema.map((part: unknown) => (isObject(part) ? toJsonSchema(part) : part));
  const { $ref, ...rest } = schema as Record<string, unknown>;
  const converted = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [key, isObject(value) ? toJsonSchema(value) : value]),
  );
  if (typeof $ref === 'string') converted.$ref = $ref.replace('#/', 'contract#/');
  if (isObject(converted.properties)) converted.additionalProperties ??= false;
  return converted;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Records violations of a fake response. */
export function checkAnswer(request: string, status: number, body?: unknown): void {
  wrong.push(...findFaults(request, status, body));
}

/** Checks a whole response; a proxy's page has no schema. */
export async function checkResponse(request: string, response: Response): Promise<void> {
  const isJson = /json/.test(response.headers.get('content-type') ?? '');
  if (!isJson && PROXY_STATUSES.includes(response.status)) return;
  checkAnswer(request, response.status, isJson ? await response.clone().json() : undefined);
}
