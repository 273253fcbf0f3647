import { useQuery } from '@tanstack/react-query';
import { listMessages } from '../../api/ideas/ideas';
import type { ChatMessage, Idea, IdeaEngineId } from '../../api/types';
import type { IdeaEditor } from '../editor/idea-editor';
import { describeReason } from '../reason';
import { chatKey } from './chat-keys';
import { useExchange, type Exchange } from './use-exchange';

export interface Chat {
  messages: ChatMessage[] | undefined;
  historyProblem: string | null;
  readAgain: () => void;
  exchange: Exchange | null;
  send: (message: string) => void;
  /** The same message again, of another engine where one is named. */
  retry: (engine?: IdeaEngineId) => void;
  stop: () => void;
  /** Gives up a failed message; returns it, so that it can be written anew. */
  takeBack: () => string;
}

/** The conversation about one idea. */
export function useChat(idea: Idea, editor: IdeaEditor): Chat {
  const exchange = useExchange(idea, editor);
  const history = useQuery({
    queryKey: chatKey(idea.id),
    queryFn: ({ signal }) => listMessages(idea.id, signal),
  });
  const failed = history.error && !history.data;
  return {
    ...exchange,
    messages: history.data,
    historyProblem: failed ? describeReason(history.error, 'Failed to fetch chat history') : null,
    readAgain: () => void history.refetch(),
  };
}
