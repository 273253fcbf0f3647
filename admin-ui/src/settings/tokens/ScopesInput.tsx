import { FieldError } from '../../components/forms/FieldError';
import type { Scope } from '../../api/types';
import { Select } from '../../components/forms/Select';
import { useField } from '../../components/forms/use-field';
import { DOMAINS, type Domain } from './token-scopes';

const LEVELS = [
  { value: '', label: 'No access' },
  { value: 'read', label: 'Read' },
  { value: 'write', label: 'Read and write' },
];

/** The scopes of a token. */
export function ScopesInput({ source }: { source: string }) {
  const { id, field, error } = useField(source, 'Access', []);
  const scopes = field.value as Scope[];
  const levelFor = (domain: Domain) =>
    (['write', 'read'] as const).find((level) => scopes.includes(`${domain}:${level}`)) ?? '';
  const choose = (domain: Domain, level: string) =>
    field.onChange([
      ...scopes.filter((scope) => !scope.startsWith(`${domain}:`)),
      ...(level ? [`${domain}:${level}` as Scope] : []),
    ]);
  return (
    <fieldset className="stack tight">
      <legend className="form-legend">Access</legend>
      {(Object.keys(DOMAINS) as Domain[]).map((domain) => (
        <div className="row between" key={domain}>
          <label htmlFor={`${id}-${domain}`}>{DOMAINS[domain]}</label>
          <Select
            id={`${id}-${domain}`}
            value={levelFor(domain)}
            onChange={(event) => choose(domain, event.target.value)}
            options={LEVELS}
          />
        </div>
      ))}
      <FieldError error={error} />
    </fieldset>
  );
}
