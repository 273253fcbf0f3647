import { Dialog } from './Dialog';
import { useApi } from '../../api/queries/use-api';
import type { Prompt } from '../../api/types';
import { CopyButton } from '../actions/CopyButton';
import { ReadStates } from '../lists/ListStates';
import { outlineJson, splitPrompt } from './prompt-parts';

const NAMES: Record<string, string> = {
  idea_chat: 'Chat',
  idea_assist: 'Suggestions for an item',
  idea_assist_field: 'Suggestions for a field',
  idea_brainstorm: 'Brainstorm, one idea',
  idea_variants: 'Brainstorm, five variants',
  idea_combine: 'Brainstorm, one variant of chosen parts',
  game_analysis: 'Analysis of a store page',
};
const ROLES: Record<string, string> = {
  system: 'Instructions',
  user: 'Message',
  assistant: 'Model',
};

/** The exact prompts sent to a connected model, for one idea or for examples. */
export function PromptsDialog({ ideaId, onClose }: { ideaId?: string; onClose: () => void }) {
  const read = useApi('/api/ai/prompts', ideaId ? { ideaId } : {});
  return (
    <Dialog title="What the model sees" onClose={onClose} maxWidth="md">
      <div className="dialog-body stack">
        <p className="text-13 muted">
          {ideaId
            ? 'The exact prompts a connected model gets about this idea. Viewing them sends nothing.'
            : 'The exact prompts for each task, with examples. Viewing them sends nothing.'}
        </p>
        <ReadStates
          what="prompts"
          rows={read.data}
          read={read}
          loading={
            <p className="text-13 muted" role="status">
              Loading…
            </p>
          }
        >
          {read.data?.map((prompt) => (
            <PromptView key={prompt.name} prompt={prompt} />
          ))}
        </ReadStates>
      </div>
    </Dialog>
  );
}

function PromptView({ prompt: { name, version, messages, schema } }: { prompt: Prompt }) {
  const title = NAMES[name] ?? name;
  const whole = messages.map(({ role, content }) => `[${role}]\n${content}`).join('\n\n');
  const parts = messages.flatMap(({ role, content }) =>
    splitPrompt(content).map(({ name, text }) => ({ name: name ?? ROLES[role] ?? role, text })),
  );
  if (schema) parts.push({ name: 'Response fields', text: outlineJson(schema) });
  return (
    <details className="well">
      <summary>
        {title}, version {version}
      </summary>
      <div className="stack foot">
        {parts.map(({ name, text }, at) => (
          <section key={at}>
            <h3>{name}</h3>
            <p className="written text-13">{text}</p>
          </section>
        ))}
        <div>
          <CopyButton text={whole} label={`Copy ${title}`} />
        </div>
      </div>
    </details>
  );
}
