import { fromJsonSchema, McpServer } from '@modelcontextprotocol/server';
import { assertValid, toInputSchema, UNCHECKED } from './check-arguments.js';
import { type ApiCaller, ApiRefusal, type McpTool, type ToolArguments } from './mcp.types.js';
import { GAME_TOOLS } from './tools/game-tools.js';
import { IDEA_TOOLS } from './tools/idea-tools.js';
import { MARKET_TOOLS } from './tools/market-tools.js';

const TOOLS: McpTool[] = [...MARKET_TOOLS, ...GAME_TOOLS, ...IDEA_TOOLS];

const INSTRUCTIONS = `Gamekit: charts, store facts, analyses and ideas about mobile games, as this installation has them.
Every answer holds data, asOf (time of the newest data), source, sample (true: invented sample data, say so), notMeasured (what is not known: never read it as zero) and link (the screen that shows it: cite it).
Begin with list_markets, and find the bundleId of a game with search_games.`;

/** What to do about an error, by its code. */
const ADVICE: Record<string, string> = {
  token_read_only:
    'Ask for a token that may write: Settings, API tokens, scope "write". Reading goes on working.',
  missing_scope: 'Ask for a token that has the scope: Settings, API tokens.',
  token_not_allowed: 'This needs a person who is signed in to the back office.',
  forbidden: 'Ask an administrator for the role or the token that may do this.',
  invalid_input: 'Correct the argument that is named and call the tool again.',
  game_not_found: 'Find the bundleId with search_games.',
  not_found: 'Check the id: the listing tools give the ids there are.',
  rate_limited: 'Wait as long as the response says, then continue more slowly.',
};

/** Creates a server for one request or connection, with the tools that the caller may use. */
export function buildServer(api: ApiCaller, address: string): McpServer {
  const server = new McpServer(
    { name: 'gamekit', title: 'Gamekit', version: '1.0.0' },
    { instructions: INSTRUCTIONS, capabilities: { tools: {} } },
  );
  for (const tool of TOOLS) register(server, tool, api, address);
  return server;
}

function register(server: McpServer, tool: McpTool, api: ApiCaller, address: string): void {
  const { name, title, description, writes } = tool;
  server.registerTool(
    name,
    {
      ...{ title, description },
      inputSchema: fromJsonSchema<ToolArguments>(toInputSchema(tool), UNCHECKED),
      annotations: { readOnlyHint: !writes, destructiveHint: false, openWorldHint: false },
    },
    async (args) => {
      try {
        await assertValid(args, tool);
        const { screen, ...found } = await tool.run(args, api);
        const answer = { ...found, link: `${address}${screen}` };
        return {
          content: [{ type: 'text' as const, text: JSON.stringify(answer) }],
          structuredContent: answer,
        };
      } catch (error) {
        if (error instanceof ApiRefusal) return describeRefusal(error);
        throw error;
      }
    },
  );
}

function describeRefusal({ code, message, errors, retryAfter }: ApiRefusal) {
  const whatToDo = [ADVICE[code], retryAfter && `Wait ${retryAfter} seconds.`].filter(Boolean).join(' ');
  const error = { code, message, ...(errors && { errors }), ...(whatToDo && { whatToDo }) };
  const fields = Object.entries(errors ?? {}).map(([field, text]) => `${field}: ${text}`);
  const text = [`${message} (${code})`, ...fields.filter((field) => !message.includes(field)), whatToDo];
  return {
    isError: true,
    content: [{ type: 'text' as const, text: text.filter(Boolean).join('\n') }],
    structuredContent: { error },
  };
}
