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
  /** Sends the same message again, to another engine if given. */
  retry: (engine?: IdeaEngineId) => void;
  stop: () => void;
  /** Removes a failed message and returns its text for editing. */
  takeBack: () => string;
}

/** The conversation about an idea. */
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
