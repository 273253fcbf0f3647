import helmet from 'helmet';
import type { Env } from '../config/env.js';
import { FRAME_HOSTS, VIDEO_HOSTS } from '../market-data/media-hosts.js';

/**
 * Security headers of every response. They are constant while the process runs, so helmet computes them once.
 * Inline styles are allowed for the component library, inline scripts never.
 */
export function securityHeaders(env: Pick<Env, 'PUBLIC_URL' | 'BASE_PATH'>): Record<string, string> {
  // Below a base path the host belongs to another site, which decides about HSTS itself.
  const isHttpsHost = !env.BASE_PATH && (env.PUBLIC_URL?.startsWith('https:') ?? false);
  return collectHeaders(
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'none'"],
          scriptSrc: ["'self'"],
          styleSrc: ["'self'", "'unsafe-inline'"],
          imgSrc: ["'self'", 'data:'],
          mediaSrc: ["'self'", ...VIDEO_HOSTS],
          fontSrc: ["'self'"],
          connectSrc: ["'self'"],
          manifestSrc: ["'self'"],
          // Players of trailers; the public pages allow less (site.service.ts).
          frameSrc: ["'self'", ...FRAME_HOSTS],
          frameAncestors: ["'none'"],
          formAction: ["'self'"],
          baseUri: ["'self'"],
          objectSrc: ["'none'"],
        },
      },
      xFrameOptions: { action: 'deny' },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      strictTransportSecurity: isHttpsHost ? { maxAge: 31_536_000, includeSubDomains: true } : false,
      crossOriginEmbedderPolicy: false,
      // Only matters to obsolete browsers; each header of a response costs time.
      xDnsPrefetchControl: false,
      xDownloadOptions: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
      originAgentCluster: false,
    }),
  );
}

/** Runs a middleware against a fake response that collects headers. */
function collectHeaders(middleware: ReturnType<typeof helmet>): Record<string, string> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => (headers[name.toLowerCase()] = value),
    removeHeader: (name: string) => delete headers[name.toLowerCase()],
  };
  middleware({} as never, response as never, (error?: unknown) => {
    if (error) throw error as Error;
  });
  return headers;
}
