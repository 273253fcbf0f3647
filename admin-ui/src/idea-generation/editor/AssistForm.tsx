import { Button } from '../../components/actions/Button';
import { IconButton } from '../../components/actions/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, type FormEvent } from 'react';
import { useDraft } from '../../auth/use-draft';
import type { IdeaEngineId } from '../../api/types';
import { editKeys } from '../../components/forms/edit-keys';
import { Banner } from '../../components/states/Banner';
import { useLate } from '../../components/states/use-late';
import { Icon } from '../../components/text/Icon';
import { textLimit } from '../../components/text/text-limit';
import { MAX_QUESTION } from '../limits';
import type { Assist } from './use-assist';

interface AssistFormProps {
  assist: Assist;
  draft: string;
  onClose: () => void;
}

const SLOW = 10_000;

export function AssistForm({ assist, draft, onClose }: AssistFormProps) {
  const id = useId();
  const [question, setQuestion, discard] = useDraft(draft);
  const limit = textLimit(question, MAX_QUESTION);
  const askable = question.trim() !== '' && limit.over === 0;
  const ask = async (engine?: IdeaEngineId) => {
    const words = question.trim();
    if (words && limit.over === 0 && (await assist.ask(words, engine))) discard();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void ask();
  };
  if (assist.phase === 'busy') return <Busy onCancel={assist.cancel} />;
  if (assist.phase === 'choosing') return <Suggestions assist={assist} onKeep={onClose} />;
  return (
    <>
      {assist.problem && (
        <Banner
          tone="error"
          title="Failed to get AI assistance"
          action={
            assist.modelFailed && (
              <Button size="small" disabled={!askable} onClick={() => void ask('built-in')}>
                Ask the built-in engine
              </Button>
            )
          }
        >
          <p>{assist.problem} Nothing changed.</p>
        </Banner>
      )}
      <form className="row" onSubmit={submit} onKeyDown={editKeys({ cancel: onClose })}>
        <OutlinedInput
          className="grow"
          autoFocus
          value={question}
          placeholder="Ask AI for suggestions..."
          error={limit.over > 0}
          inputProps={{
            'aria-label': 'Ask AI for suggestions',
            dir: 'auto',
            'aria-describedby': `${id}-limit`,
          }}
          onChange={(event) => setQuestion(event.target.value)}
        />
        <IconButton size="medium" icon="send" label="Ask" type="submit" color="primary" disabled={!askable} />
      </form>
      <p id={`${id}-limit`} className={limit.over > 0 ? 'text-12 wrong' : 'text-12 muted'} aria-live="polite">
        {limit.hint || 'You choose from the suggestions. Until then your text stays.'}
      </p>
    </>
  );
}

function Suggestions({ assist, onKeep }: { assist: Assist; onKeep: () => void }) {
  return (
    <>
      <ul className="stack tight" aria-label="Suggestions">
        {assist.options.map((text, at) => (
          <li key={text} className="well row">
            <span className="grow text-13 written" dir="auto">
              {text}
            </span>
            <Button
              label="Use"
              size="small"
              autoFocus={at === 0}
              aria-label={`Use suggestion ${at + 1}`}
              onClick={() => assist.use(text)}
            />
          </li>
        ))}
      </ul>
      <div className="row between">
        <span className="text-12 muted" role="status">
          Your text stays until you choose.
        </span>
        <span className="row">
          <Button label="Ask again" size="small" variant="text" onClick={assist.open} />
          <Button label="Keep mine" size="small" variant="text" onClick={onKeep} />
        </span>
      </div>
    </>
  );
}

function Busy({ onCancel }: { onCancel: () => void }) {
  const late = useLate(SLOW);
  return (
    <div className="row text-13 muted">
      <Icon name="refresh" className="turning" />
      <span className="grow" role="status">
        {late ? 'Asking AI, longer than usual' : 'Asking AI, usually under 10 s'}
      </span>
      <Button label="Cancel" size="small" variant="text" onClick={onCancel} />
    </div>
  );
}
