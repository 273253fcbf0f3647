import { toDiskProblem } from './disk-problem.js';

const describeError = (error: Error) => (toDiskProblem('/srv/data', error) as Error).message;

describe('what is said of a disk', () => {
  it.each([
    Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
    new Error('initdb failed: FATAL:  could not extend file "base/1/2691": No space left on device'),
  ])('is that it is full: %s', (error) => {
    expect(describeError(error)).toBe(
      'The disk of DATA_DIR /srv/data is full. Free some space, then start again.',
    );
  });
  it('is that it cannot be written', () => {
    const error = Object.assign(new Error('EROFS: read-only file system, open'), { code: 'EROFS' });
    expect(describeError(error)).toMatch(/^DATA_DIR \/srv\/data is on a read-only file system\. /);
  });
  it('is nothing when it is something else', () => {
    const error = new Error('no free port');
    expect(toDiskProblem('/srv/data', error)).toBe(error);
  });
});
