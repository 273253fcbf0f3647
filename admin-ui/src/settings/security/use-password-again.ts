import { useState } from 'react';
import { ApiProblem } from '../../api/problem';

/** For what a browser left open must not be able to do: the server wants the password again after a while. */
export function usePasswordAgain() {
  const [asked, setAsked] = useState(false);
  /** Resolves with whether the work was done; false when the password has to be given first. */
  const attempt = async (work: Promise<unknown>): Promise<boolean> => {
    try {
      await work;
      return true;
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.code !== 'password_required') throw error;
      setAsked(true);
      return false;
    }
  };
  return { asked, attempt };
}
