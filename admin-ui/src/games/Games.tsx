import { NotBuiltYet } from '../layout/NotBuiltYet';

export function Games() {
  return <NotBuiltYet title="Games" />;
}
