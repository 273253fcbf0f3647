import { useState } from 'react';
import { ApiProblem, readFieldErrors, describeError } from '../api/problem';
import { useCommand } from '../components/use-command';

interface Reauthentication {
  password: string;
  setPassword: (password: string) => void;
  /** The server wants the password again, because the sign-in is too long ago. */
  asked: boolean;
  busy: boolean;
  /** What is wrong with the password. */
  passwordError: string | undefined;
  /** Any other failure. */
  problem: string | null;
  /** Runs the work with the password, where it was asked for; undefined when it did not work. */
  attempt: <T>(work: (password?: string) => Promise<T>) => Promise<T | undefined>;
}

/** For what a browser left open must not be able to do: asks for the password once the server wants it. */
export function useReauthentication(): Reauthentication {
  const [password, setPassword] = useState('');
  const [asked, setAsked] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  const command = useCommand(async (work: () => Promise<void>) => {
    setFailure(null);
    try {
      await work();
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'password_required') setAsked(true);
      else {
        console.error('A change to signing in failed', error);
        setFailure(error);
      }
    }
  });
  const attempt: Reauthentication['attempt'] = async <T>(work: (password?: string) => Promise<T>) => {
    let answer: T | undefined;
    await command.run(async () => void (answer = await work(password || undefined)));
    return answer;
  };
  const passwordError = readFieldErrors(failure).password;
  const problem = failure !== null && !passwordError ? describeError(failure) : null;
  return { password, setPassword, asked, busy: command.busy, passwordError, problem, attempt };
}
