import { Ago } from '../../components/text/Ago';
import { create, sendApi } from '../../api/send-api';
import { Button } from '../../components/actions/Button';
import { IconButton } from '../../components/actions/IconButton';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { NoteToDelete } from '../../annotations/NoteToDelete';
import { useApi } from '../../api/queries/use-api';
import limits from '../../api/limits.json';
import { describeError } from '../../api/problem';
import type { Idea } from '../../api/types';
import { useAuth } from '../../auth/auth-context';
import { useDraft } from '../../auth/use-draft';
import { useQuestion } from '../../components/dialogs/use-question';
import { LoadError } from '../../components/states/LoadError';
import { textLimit } from '../../components/text/text-limit';

const MAX_COMMENT = limits.IdeaCommentInput.content.maxLength;

/** Comments on the idea; on a private idea they are the owner's notes. */
export function Comments({ idea }: { idea: Idea }) {
  const { user } = useAuth();
  const notify = useNotify();
  const [text, setText, discard] = useDraft(`idea ${idea.id} comment`);
  const { over, hint } = textLimit(text, MAX_COMMENT);
  const { data, error, refetch } = useApi('/api/ideas/{id}/comments', {
    id: idea.id,
    sort: ['createdAt', 'ASC'],
    range: [0, 999],
  });
  const [ask, dialog] = useQuestion();
  const add = useMutation({
    mutationFn: (content: string) => create('/api/ideas/{id}/comments', { id: idea.id, body: { content } }),
    // What is typed meanwhile is the next comment.
    onMutate: discard,
    onError: (failure, content) => {
      setText([content, text].filter(Boolean).join('\n'));
      notify(`The comment failed. ${describeError(failure)}`, { type: 'error' });
    },
  });
  const savable = text.trim() !== '' && over === 0 && !add.isPending;
  return (
    <section className="chat" aria-label="Comments">
      <div className="chat-log">
        {error && !data && <LoadError title="Couldn't load the comments" error={error} onRetry={refetch} />}
        {data?.length === 0 && (
          <p className="text-13 muted">
            {idea.shared
              ? 'No comments yet.'
              : 'No comments yet. Only you see comments until you share the idea.'}
          </p>
        )}
        <ul className="stack">
          {data?.map(({ id, content, createdBy, createdByName, createdAt }) => (
            <li key={id} className="stack close text-13">
              <div className="row between">
                <span className="cut">
                  <b>{createdByName ?? 'Former team member'}</b> <Ago at={createdAt} />
                </span>
                {(createdBy === user?.id || idea.createdBy === user?.id) && (
                  <IconButton
                    icon="trash"
                    label={`Delete the comment ${content.slice(0, 40)}`}
                    onClick={() =>
                      ask({
                        title: 'Delete this comment?',
                        text: <NoteToDelete text={content} />,
                        confirmLabel: 'Delete',
                        failed: 'The comment could not be deleted',
                        run: () =>
                          sendApi('DELETE', '/api/ideas/{id}/comments/{commentId}', {
                            id: idea.id,
                            commentId: id,
                          }),
                      })
                    }
                  />
                )}
              </div>
              <p className="written" dir="auto">
                {content}
              </p>
            </li>
          ))}
        </ul>
        {dialog}
      </div>
      <form
        className="chat-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (savable) add.mutate(text.trim());
        }}
      >
        <textarea
          className="text-area"
          dir="auto"
          rows={2}
          aria-label="Comment"
          placeholder="Add a comment"
          aria-invalid={over > 0}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button label="Comment" type="submit" disabled={!savable} />
        <small className={over > 0 ? 'text-12 wrong' : 'text-12 muted'} aria-live="polite">
          {hint}
        </small>
      </form>
    </section>
  );
}
