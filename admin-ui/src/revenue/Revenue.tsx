import { NotBuiltYet } from '../layout/NotBuiltYet';

export function Revenue() {
  return <NotBuiltYet title="Revenue" />;
}
