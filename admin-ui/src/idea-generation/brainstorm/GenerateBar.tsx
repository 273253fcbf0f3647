import { Button } from '../../components/actions/Button';
import { useId } from 'react';
import { Banner } from '../../components/states/Banner';
import { Icon } from '../../components/text/Icon';
import { useScreenActions } from '../../components/actions/screen-actions';
import type { BrainstormTable } from './use-brainstorm';
import type { Generate } from './use-generate';
import { countNoun } from '../../components/text/format';

interface GenerateBarProps {
  table: BrainstormTable;
  generate: Generate;
  /** Generating variants is the next step. */
  primary: boolean;
  onVariants: () => void;
}

/** The two generate buttons, and why they are disabled. */
export function GenerateBar({ table, generate, primary, onVariants }: GenerateBarProps) {
  const reasonId = useId();
  const { reason, count } = table;
  const { busy, problem } = generate;
  const isShut = busy || reason !== null;
  useScreenActions([
    {
      icon: 'ai',
      label: 'Make five variants',
      keys: 'Mod+enter',
      ...(isShut ? {} : { run: onVariants }),
    },
  ]);
  return (
    <>
      {problem !== null && (
        <Banner
          tone="error"
          title="Failed to generate idea"
          action={
            <>
              <Button label="Retry" size="small" disabled={isShut} onClick={() => generate.run()} />
              {generate.modelFailed && (
                <Button size="small" disabled={isShut} onClick={() => generate.run('built-in')}>
                  Use the built-in engine
                </Button>
              )}
            </>
          }
        >
          <p>
            {problem} Your {count === 1 ? 'input is' : 'inputs are'} kept.
          </p>
        </Banner>
      )}
      <div className="row wrap">
        <p className="text-13 muted grow" id={reasonId} role="status">
          {busy
            ? `Mixing ${countNoun(count, 'input')}…`
            : (reason ?? 'Generate variants to choose from, or one idea that is saved immediately.')}
        </p>
        {busy && <Button label="Cancel" variant="text" onClick={generate.cancel} />}
        <Button disabled={isShut} aria-describedby={reasonId} onClick={() => generate.run()}>
          <Icon name={busy ? 'refresh' : 'ai'} className={busy ? 'turning' : undefined} />
          {busy ? 'Generating...' : 'Generate Similar Idea'}
        </Button>
        <Button
          icon="ai"
          label="Make five variants"
          primary={primary}
          disabled={isShut}
          aria-describedby={reasonId}
          onClick={onVariants}
        />
      </div>
    </>
  );
}
