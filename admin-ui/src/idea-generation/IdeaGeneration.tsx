import { NotBuiltYet } from '../layout/NotBuiltYet';

export function IdeaGeneration() {
  return <NotBuiltYet title="Idea Generation" />;
}
