import { NotBuiltYet } from '../layout/NotBuiltYet';

export function Prototypes() {
  return <NotBuiltYet title="Prototypes" />;
}
