import { NotBuiltYet } from '../layout/NotBuiltYet';

export function CompletedAnalyses() {
  return <NotBuiltYet title="Completed Analyses" />;
}
