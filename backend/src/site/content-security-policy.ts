import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Env } from '../config/env.js';

/** Hosts of the stores' pictures. */
const IMAGE_HOSTS = ['https://*.mzstatic.com', 'https://*.googleusercontent.com', 'https://*.ggpht.com', 'https://i.ytimg.com'];
const VIDEO_HOSTS = ['https://*.mzstatic.com', 'https://play-games.googleusercontent.com'];
const FRAME_HOSTS = ['https://www.youtube-nocookie.com', 'https://www.youtube.com'];

/** Security headers of every answer. Styles may be inline for the component library, scripts never. */
export function contentSecurityPolicy(env: Pick<Env, 'PRESENTATION_URL' | 'PUBLIC_URL'>): FastifyHelmetOptions {
  const presentation = env.PRESENTATION_URL ? [new URL(env.PRESENTATION_URL).origin] : [];
  const isHttps = env.PUBLIC_URL?.startsWith('https:') ?? false;
  return {
    global: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', ...IMAGE_HOSTS],
        mediaSrc: ["'self'", ...VIDEO_HOSTS],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        frameSrc: ["'self'", ...FRAME_HOSTS, ...presentation],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        baseUri: ["'self'"],
        objectSrc: ["'none'"],
      },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  };
}
