import { useState } from 'react';
import { ApiProblem } from '../../api/problem';

/** Reauthentication: the server asks for the password again before sensitive changes. */
export function usePasswordAgain() {
  const [isRequired, setRequired] = useState(false);
  /** Resolves to false when the password is required first. */
  const attempt = async (work: Promise<unknown>): Promise<boolean> => {
    try {
      await work;
      return true;
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.code !== 'password_required') throw error;
      setRequired(true);
      return false;
    }
  };
  return { asked: isRequired, attempt };
}
