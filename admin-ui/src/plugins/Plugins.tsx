import { NotBuiltYet } from '../layout/NotBuiltYet';

export function Plugins() {
  return <NotBuiltYet title="Plugins" />;
}
