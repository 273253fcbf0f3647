import type { preSerializationHookHandler } from 'fastify';

/** Adds the `Location` of the job that a request started or joined, also for repeated answers. */
export const jobLocationHook: preSerializationHookHandler = (_request, reply, payload, done) => {
  if (reply.statusCode === 202 && isStarted(payload))
    void reply.header('location', `/api/jobs/${payload.jobId}`);
  done(null, payload);
};

const isStarted = (payload: unknown): payload is { jobId: string } =>
  typeof payload === 'object' && payload !== null && 'jobId' in payload && typeof payload.jobId === 'string';
