type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/**
 * Rewrites in place what OpenAPI 3.0 says by `nullable`, which is all that the generator knows, as JSON Schema says it:
 * `type: [string, "null"]`, or `anyOf` with null where the schema is a reference.
 */
export function rewriteNullable(node: unknown): void {
  if (Array.isArray(node)) node.forEach(rewriteNullable);
  if (!isNode(node) || Array.isArray(node)) return;
  Object.values(node).forEach(rewriteNullable);
  if (node.nullable !== true) return;
  delete node.nullable;
  if (typeof node.type === 'string') {
    node.type = [node.type, 'null'];
    if (Array.isArray(node.enum)) node.enum = [...(node.enum as unknown[]), null];
    return;
  }
  const { description, ...schema } = node;
  for (const key of Object.keys(schema)) delete node[key];
  const [only, ...others] = (schema.allOf ?? []) as unknown[];
  node.anyOf = [only && others.length === 0 ? only : schema, { type: 'null' }];
  if (description !== undefined) node.description = description;
}
