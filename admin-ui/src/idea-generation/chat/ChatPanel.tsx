import { Button } from '../../components/actions/Button';
import { Fragment, useLayoutEffect, useRef } from 'react';
import type { Idea } from '../../api/types';
import { useDraft } from '../../auth/use-draft';
import { Banner } from '../../components/states/Banner';
import { LoadError } from '../../components/states/LoadError';
import { EngineLine } from '../engine/EngineLine';
import type { IdeaEditor } from '../editor/idea-editor';
import { ChatForm } from './ChatForm';
import { ChatLinks } from './ChatLinks';
import { Message } from './Message';
import { QuickActions } from './QuickActions';
import { UpdateNote } from './UpdateNote';
import { useChat } from './use-chat';
import type { ExchangeControl } from './use-exchange';
import { useProposalBases } from './use-proposal-bases';
import './chat.css';

interface ChatPanelProps {
  idea: Idea;
  editor: IdeaEditor;
  exchange: ExchangeControl;
}

/** Closer to its end, the log follows new text. */
const NEAR_PX = 40;

const isNearEnd = ({ scrollHeight, scrollTop, clientHeight }: Element): boolean =>
  scrollHeight - scrollTop - clientHeight < NEAR_PX;

/** The chat about the open idea. */
export function ChatPanel({ idea, editor, exchange: control }: ChatPanelProps) {
  const chat = useChat(idea, control);
  const [text, setText, discard] = useDraft(`idea ${idea.id} message`);
  const { messages, exchange, historyProblem } = chat;
  const findBase = useProposalBases(idea, messages, editor.snapshot().phase === 'saved');
  const log = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const send = (message: string) => {
    atEnd.current = true;
    chat.send(message);
  };
  // What was typed meanwhile stays below it.
  const edit = () => setText([chat.takeBack(), text].filter(Boolean).join('\n'));

  // Keeps the newest message in view, unless the user has scrolled back.
  useLayoutEffect(() => {
    if (log.current && atEnd.current) log.current.scrollTop = log.current.scrollHeight;
  }, [messages, exchange, historyProblem]);
  const waiting = exchange?.phase === 'waiting';

  return (
    <section className="chat" aria-label="Chat">
      <div
        className="chat-log"
        ref={log}
        tabIndex={0}
        aria-label="Messages"
        role="region"
        onScroll={({ currentTarget }) => void (atEnd.current = isNearEnd(currentTarget))}
      >
        {historyProblem && (
          <LoadError title="Failed to fetch chat history" onRetry={chat.readAgain}>
            {historyProblem} You can still send messages.
          </LoadError>
        )}
        {!messages && !historyProblem && (
          <p className="text-13 muted" role="status">
            Loading the messages…
          </p>
        )}
        {messages?.length === 0 && !exchange && (
          <p className="text-13 muted">No messages yet. Pick a question below, or say what to change.</p>
        )}
        <div role="log" aria-live="polite" aria-relevant="additions">
          <ol className="stack">
            {messages?.map((message) => (
              <Fragment key={message.id}>
                <Message
                  role={message.role}
                  at={message.createdAt}
                  content={message.content}
                  stopped={message.stopped}
                  cites={message.cites}
                />
                {message.updatedIdea && (
                  <li>
                    <UpdateNote
                      id={message.id}
                      proposal={message.updatedIdea}
                      idea={idea}
                      base={findBase(message.updatedIdea)}
                      editor={editor}
                    />
                  </li>
                )}
              </Fragment>
            ))}
          </ol>
        </div>
        {exchange && (
          <ol className="stack" aria-busy={waiting}>
            <Message role="user" at={exchange.sentAt} content={exchange.message} />
            {(exchange.answer || waiting) && (
              <Message
                role="ai"
                at={exchange.sentAt}
                content={exchange.answer}
                writing={waiting}
                stopped={exchange.phase === 'stopped'}
              />
            )}
            {exchange.phase === 'stopped' && !exchange.answer && (
              <li className="text-12 muted">Stopped before an answer arrived.</li>
            )}
          </ol>
        )}
        {exchange?.phase === 'failed' && (
          <Banner
            tone="error"
            title="Failed to send message"
            action={
              <>
                <Button icon="refresh" label="Retry" size="small" onClick={() => chat.retry()} />
                {exchange.modelFailed && (
                  <Button size="small" onClick={() => chat.retry('built-in')}>
                    Ask the built-in engine
                  </Button>
                )}
                <Button label="Edit" size="small" variant="text" onClick={edit} />
              </>
            }
          >
            <p>{exchange.problem}</p>
          </Banner>
        )}
      </div>
      <QuickActions disabled={waiting} onAsk={send} />
      <ChatForm
        text={text}
        waiting={waiting}
        onText={setText}
        onSend={() => {
          send(text.trim());
          discard();
        }}
        onStop={chat.stop}
      />
      <div className="pad stack close">
        <EngineLine />
        <ChatLinks idea={idea} />
      </div>
    </section>
  );
}
