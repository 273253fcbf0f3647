import { type ArgumentsHost, Logger } from '@nestjs/common';
import { UpstreamError } from '../http/upstream-error.js';
import { ProblemFilter } from './problem.filter.js';

const reply = { sent: true, raw: { destroy: () => undefined } };
const host = (destroyed: boolean): ArgumentsHost =>
  ({
    switchToHttp: () => ({
      getRequest: () => ({
        ...{ url: '/api/games/a/market-data', id: 'x', method: 'GET' },
        raw: { socket: { destroyed } },
      }),
      getResponse: () => reply,
    }),
  }) as unknown as ArgumentsHost;

describe('errors of requests', () => {
  it('are logged, except a canceled call of somebody who left', () => {
    const log = jest.spyOn(Logger.prototype, 'error').mockReturnValue();
    const filter = new ProblemFilter();
    filter.catch(UpstreamError.aborted('Google Play'), host(true));
    expect(log).not.toHaveBeenCalled();
    filter.catch(UpstreamError.aborted('Google Play'), host(false));
    filter.catch(new Error('broken'), host(true));
    expect(log).toHaveBeenCalledTimes(2);
    log.mockRestore();
  });
});
