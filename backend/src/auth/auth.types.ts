import type { Role } from '../profiles/profile.types.js';

export type AccessLevel = 'public' | 'user' | 'admin';

/** Who is asking, as checked against the database. */
export interface Principal {
  userId: string;
  sessionId: string;
  email: string;
  role: Role;
}

declare module 'fastify' {
  interface FastifyRequest {
    principal?: Principal;
  }
  interface FastifyContextConfig {
    access?: AccessLevel;
  }
}
