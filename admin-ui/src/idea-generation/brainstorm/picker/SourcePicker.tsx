import { describeError } from '../../../api/problem';
import { useAllRows } from '../../../api/queries/use-api';
import { Banner } from '../../../components/states/Banner';
import { Choice } from '../Choice';
import { findTwin, SOURCE_TYPES, type BrainstormInput, type SourceType } from '../inputs';
import { ChartedGames, SearchedGames } from './GameOptions';
import type { PickerProps } from './picker-props';
import { TrendOptions, WhiteSpaceOptions } from './TrendOptions';

/** Chooses the kind of source, then the source. */
export function SourcePicker(props: PickerProps) {
  const { input, disabled, onChange } = props;
  return (
    <>
      <Choice
        label="Source Type"
        value={input.type}
        disabled={disabled}
        options={SOURCE_TYPES.map(([value, label]) => ({ value, label }))}
        onChange={(type) => onChange({ type: type as SourceType })}
      />
      {input.type === 'idea' && <IdeaChoice {...props} />}
      {input.type === 'game' && <TaggedGameChoice {...props} />}
      {input.type === 'search' && <SearchedGames {...props} />}
      {input.type === 'chart' && <ChartedGames {...props} />}
      {input.type === 'trend' && <TrendOptions {...props} />}
      {input.type === 'space' && <WhiteSpaceOptions {...props} />}
    </>
  );
}

function IdeaChoice({ input, inputs, ideas, disabled, onChange }: PickerProps) {
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

function TaggedGameChoice({ input, inputs, disabled, onChange }: PickerProps) {
  const tags = useAllRows('/api/tags', { filter: { createdBy: 'me' }, sort: ['name', 'ASC'] });
  const games = useAllRows(
    '/api/tags/{id}/games',
    { id: input.tagId, sort: ['title', 'ASC'] },
    { enabled: input.tagId !== '' },
  );
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
        options={(games.data ?? []).map(({ bundleId, title, developer }) =>
          refuseTwin(inputs, input, bundleId, `${title} - ${developer ?? 'Unknown Developer'}`),
        )}
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

/** Why a source used by another input can't be chosen. */
function refuseTwin(inputs: BrainstormInput[], input: BrainstormInput, value: string, label: string) {
  const twin = findTwin(inputs, input, value);
  return { value, label: twin ? `${label} (input ${twin})` : label, disabled: twin > 0 };
}
