type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/**
 * Rewrites `nullable` of OpenAPI 3.0, which the generator emits, in place as JSON Schema: `type: [string, "null"]`,
 * or `anyOf` with null for references.
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
