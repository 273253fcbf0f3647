const HOUR = 3_600;
const ANSWERS = 60;

export interface NamedLimit {
  points: number;
  /** Points are counted for so long, from the first one on. */
  seconds: number;
  /** Also with RATE_LIMIT=off. */
  always?: true;
  /** Text for the person who has to wait. */
  describe: (seconds: number) => string;
}

const describeSignIn = () => 'Too many failed sign-ins. Please wait and try again.';
const describeSignUp = () => 'Too many people are signing up right now. Please try again later.';
const describeReset = () => 'Too many password resets. Please try again later.';

export const NAMED_LIMITS = {
  /** Answers of engines for one person; an external model has its own quota below this. */
  answers: {
    ...{ points: ANSWERS, seconds: 60 },
    describe: (seconds) => `You have had ${ANSWERS} answers within a minute. Try again in ${seconds} s.`,
  },
  // Failures of one account or known device, and of one address. Repeated locks are remembered for a day.
  'sign-in': { points: 10, seconds: HOUR / 4, always: true, describe: describeSignIn },
  'sign-in-lock': {
    points: Number.MAX_SAFE_INTEGER,
    seconds: 24 * HOUR,
    always: true,
    describe: describeSignIn,
  },
  'sign-in-address': { points: 50, seconds: HOUR / 4, describe: describeSignIn },
  // Mails are limited per recipient, whose address strangers enter.
  'sign-up': { points: 200, seconds: HOUR, describe: describeSignUp },
  'sign-up-address': { points: 10, seconds: HOUR, describe: describeSignUp },
  // From one address, so that a stranger cannot use up what the recipient needs; and from all together.
  'sign-up-mail': { points: 3, seconds: HOUR, always: true, describe: describeSignUp },
  'sign-up-mail-all': { points: 10, seconds: HOUR, always: true, describe: describeSignUp },
  'reset-address': { points: 20, seconds: HOUR, describe: describeReset },
  'reset-mail': { points: 5, seconds: HOUR, always: true, describe: describeReset },
} as const satisfies Record<string, NamedLimit>;

export type LimitName = keyof typeof NAMED_LIMITS;
