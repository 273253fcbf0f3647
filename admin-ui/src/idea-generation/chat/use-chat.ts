import { useQuery } from '@tanstack/react-query';
import { listMessages } from '../../api/ideas/ideas';
import type { ChatMessage, Idea } from '../../api/types';
import { describeReason } from '../reason';
import { chatKey } from './chat-keys';
import type { ExchangeControl } from './use-exchange';

interface Chat extends ExchangeControl {
  messages: ChatMessage[] | undefined;
  historyProblem: string | null;
  readAgain: () => void;
}

/** The conversation about an idea. */
export function useChat(idea: Idea, exchange: ExchangeControl): Chat {
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
