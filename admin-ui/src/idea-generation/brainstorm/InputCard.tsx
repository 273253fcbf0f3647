import IconButton from '@mui/material/IconButton';
import { useQuery } from '@tanstack/react-query';
import { listTagGames, listTags } from '../../api/tags';
import type { Idea } from '../../api/types';
import { describeError } from '../../api/problem';
import { Banner } from '../../components/Banner';
import { Icon } from '../../components/Icon';
import { Choice } from './Choice';
import { SourcePreview } from './SourcePreview';
import { findTwin, type BrainstormInput, type SourceState } from './inputs';

interface InputCardProps {
  /** From 1. */
  number: number;
  input: BrainstormInput;
  inputs: BrainstormInput[];
  source: SourceState;
  /** Mine; undefined while they are read. */
  ideas: Idea[] | undefined;
  disabled: boolean;
  onChange: (change: Partial<Pick<BrainstormInput, 'type' | 'tagId' | 'sourceId'>>) => void;
  onRemove: () => void;
}

/** One input of a brainstorm: where it comes from, and what it brings. */
export function InputCard(props: InputCardProps) {
  const { number, input, source, disabled, onChange, onRemove } = props;
  return (
    <section className="card" aria-label={`Input ${number}`}>
      <header>
        <h3>Input {number}</h3>
        <IconButton size="small" disabled={disabled} aria-label={`Remove input ${number}`} onClick={onRemove}>
          <Icon name="close" />
        </IconButton>
      </header>
      <div className="card-body stack">
        <Choice
          label="Source Type"
          value={input.type}
          disabled={disabled}
          options={[
            { value: 'idea', label: 'My Ideas' },
            { value: 'game', label: 'Games' },
          ]}
          onChange={(type) => onChange({ type: type === 'game' ? 'game' : 'idea' })}
        />
        {input.type === 'idea' ? <IdeaChoice {...props} /> : <GameChoice {...props} />}
        <SourcePreview source={source} type={input.type} />
      </div>
    </section>
  );
}

function IdeaChoice({ input, inputs, ideas, disabled, onChange }: InputCardProps) {
  return (
    <Choice
      label="Idea"
      value={input.sourceId}
      disabled={disabled || !ideas || ideas.length === 0}
      empty={!ideas ? 'Loading your ideas…' : ideas.length === 0 ? 'You have no ideas yet' : 'Choose an idea'}
      options={(ideas ?? []).map(({ id, name }) => refuseTwin(inputs, input, id, name))}
      onChange={(sourceId) => onChange({ sourceId })}
    />
  );
}

function GameChoice({ input, inputs, source, disabled, onChange }: InputCardProps) {
  const tags = useQuery({
    queryKey: ['tags', 'mine'],
    queryFn: ({ signal }) => listTags({ createdBy: 'me' }, signal),
  });
  const games = useQuery({
    queryKey: ['tags', input.tagId, 'games'],
    queryFn: ({ signal }) => listTagGames(input.tagId, signal),
    enabled: input.tagId !== '',
  });
  const problem = tags.error
    ? { title: 'Failed to fetch tags', error: tags.error }
    : games.error
      ? { title: 'Failed to fetch games for tag', error: games.error }
      : null;
  return (
    <>
      <Choice
        label="Select Tag"
        value={input.tagId}
        disabled={disabled || !tags.data || tags.data.length === 0}
        empty={
          tags.isPending
            ? 'Loading your tags…'
            : tags.data?.length === 0
              ? 'You have no tags yet'
              : 'Choose a tag'
        }
        options={(tags.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(tagId) => onChange({ tagId })}
      />
      <Choice
        label="Game"
        value={input.sourceId}
        disabled={disabled || input.tagId === '' || !games.data || games.data.length === 0}
        empty={
          input.tagId === ''
            ? 'Choose a tag first'
            : games.isPending
              ? 'Loading its games…'
              : games.data?.length === 0
                ? 'No games in this tag'
                : 'Choose a game'
        }
        options={
          // Chosen on another screen, without a tag.
          input.tagId === '' && 'name' in source
            ? [{ value: input.sourceId, label: source.name }]
            : (games.data ?? []).map(({ bundleId, title, developer }) =>
                refuseTwin(inputs, input, bundleId, `${title} - ${developer ?? 'Unknown Developer'}`),
              )
        }
        onChange={(sourceId) => onChange({ sourceId })}
      />
      {problem && (
        <Banner tone="error" title={problem.title}>
          <p>{describeError(problem.error)}</p>
        </Banner>
      )}
    </>
  );
}

/** A source that another input has cannot be chosen again, and says where it is. */
function refuseTwin(inputs: BrainstormInput[], input: BrainstormInput, value: string, label: string) {
  const twin = findTwin(inputs, input, value);
  return { value, label: twin ? `${label} (input ${twin})` : label, disabled: twin > 0 };
}
