import { NotBuiltYet } from '../layout/NotBuiltYet';

export function Dashboard() {
  return <NotBuiltYet title="Dashboard" />;
}
