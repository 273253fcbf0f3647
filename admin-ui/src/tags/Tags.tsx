import { NotBuiltYet } from '../layout/NotBuiltYet';

export function Tags() {
  return <NotBuiltYet title="Tags" />;
}
