import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import type { CurrentRankingsService } from './current-rankings.service.js';
import { sendDocument } from './send-document.js';

/**
 * Answers current lists that this process has a copy of before the framework looks for a handler, which takes longer
 * than the answer. Whatever is not there, other days and wrong questions are left to the handler.
 */
export function readyListsHook(lists: CurrentRankingsService) {
  return (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    if (request.routeOptions.url !== '/api/rankings/current' || request.method !== 'GET') return done();
    const document = lists.findReady(request.query as Record<string, unknown>);
    if (document) sendDocument(document, request, reply);
    else done();
  };
}
