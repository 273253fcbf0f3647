import { fromJsonSchema } from '@modelcontextprotocol/server';
import { ApiRefusal, type McpTool, type ToolArguments } from './mcp.types.js';

type InputSchema = Parameters<typeof fromJsonSchema>[0];
type Validator = NonNullable<Parameters<typeof fromJsonSchema>[1]>;

export const toInputSchema = ({ properties, required = [] }: McpTool): InputSchema =>
  ({ type: 'object', properties, required }) as InputSchema;

/** The library reports invalid arguments without a code, so {@link assertValid} checks them instead. */
export const UNCHECKED: Validator = {
  getValidator: () => (data) => ({ valid: true, data: data as never, errorMessage: undefined }),
};

/** @throws ApiRefusal naming the argument: an ignored argument must not look as if it took effect */
export async function assertValid(args: ToolArguments, tool: McpTool): Promise<void> {
  const { name, properties } = tool;
  const unknown = Object.keys(args).find((argument) => !Object.hasOwn(properties, argument));
  if (unknown !== undefined) {
    const known = Object.keys(properties).join(', ') || 'none';
    throw new ApiRefusal('invalid_input', `${name} has no argument "${unknown}"; it takes ${known}.`);
  }
  const { issues } = await fromJsonSchema(toInputSchema(tool))['~standard'].validate(args);
  if (!issues) return;
  const faults = issues.map(({ message }) => describeFault(message, properties));
  throw new ApiRefusal('invalid_input', `${name}: ${faults.join('; ')}.`);
}

/** "data/platform must be equal to one of the allowed values" → "platform" must be one of android, ios */
function describeFault(message: string, properties: McpTool['properties']): string {
  const [, argument = '', fault = message] = /^data(?:\/(\w+))?\S* (.*)$/.exec(message) ?? [];
  const { enum: values } = (properties[argument] ?? {}) as { enum?: string[] };
  const what = values ? `must be one of ${values.join(', ')}` : fault;
  return argument ? `"${argument}" ${what}` : what;
}
