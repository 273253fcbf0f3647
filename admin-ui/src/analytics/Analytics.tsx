import { NotBuiltYet } from '../layout/NotBuiltYet';

export function Analytics() {
  return <NotBuiltYet title="Analytics" />;
}
