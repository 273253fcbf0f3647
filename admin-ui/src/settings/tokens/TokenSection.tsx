import { sendApi } from '../../api/send-api';
import { Button } from '../../components/actions/Button';
import { useState } from 'react';
import { outerPath } from '../../base-path';
import type { ApiToken } from '../../api/types';
import { useQuestion } from '../../components/dialogs/use-question';
import { Chip } from '../../components/text/chips';
import { formatDateTime, formatLocalDate, timeAgo } from '../../components/text/format';
import { NewTokenDialog } from './NewTokenDialog';
import { RotateDialog } from '../RotateDialog';
import { SettingsList } from '../SettingsList';
import { scopeKind, SCOPES } from './token-scopes';

/** API tokens of the user. */
export function TokenSection() {
  const [making, setMaking] = useState(false);
  const [rotating, setRotating] = useState<ApiToken | null>(null);
  const [askToRevoke, dialog] = useRevocation();
  return (
    <>
      <SettingsList<ApiToken>
        resource="tokens"
        sort={{ field: 'createdAt', order: 'DESC' }}
        title="API tokens"
        description={
          <>
            For scripts and programs that call the API as you. The API is described at{' '}
            <a className="link" href={outerPath('/api/docs')}>
              /api/docs
            </a>
            .
          </>
        }
        what="tokens"
        add={<Button icon="plus" label="New token" size="small" onClick={() => setMaking(true)} />}
        empty={{
          title: 'No tokens yet',
          text: 'A token lets a script read charts or start refreshes on your behalf, without your password.',
        }}
      >
        {(tokens) =>
          tokens.map((token) => (
            <TokenLine key={token.id} token={token} onRotate={setRotating} onRevoke={askToRevoke} />
          ))
        }
      </SettingsList>
      {making && <NewTokenDialog onClose={() => setMaking(false)} />}
      {rotating && (
        <RotateDialog
          name={rotating.name}
          unaffected="The token is unchanged."
          rotate={async () =>
            (await sendApi('POST', '/api/tokens/{id}/rotate', { id: rotating.id, body: {} })).token
          }
          onClose={() => setRotating(null)}
        >
          <p>Both secrets work for 24 hours, so that you can update your program.</p>
        </RotateDialog>
      )}
      {dialog}
    </>
  );
}

function useRevocation() {
  const [ask, dialog] = useQuestion();
  const askToRevoke = ({ id, name }: ApiToken) =>
    ask({
      title: `Revoke “${name}”?`,
      text: 'Anything that uses it stops working immediately. This action cannot be undone.',
      confirmLabel: 'Revoke',
      done: `The token “${name}” was revoked`,
      run: () => sendApi('DELETE', '/api/tokens/{id}', { id }),
    });
  return [askToRevoke, dialog] as const;
}

interface TokenLineProps {
  token: ApiToken;
  onRotate: (token: ApiToken) => void;
  onRevoke: (token: ApiToken) => void;
}

function TokenLine({ token, onRotate, onRevoke }: TokenLineProps) {
  const { name, scopes, serviceAccount, ending, lastUsedAt, previousSecretUntil } = token;
  return (
    <div className="row wrap far">
      <div className="grow">
        <h3 className="row wrap">
          {name}
          <Chip>{SCOPES[scopeKind(token)].label}</Chip>
          {serviceAccount && <Chip>{serviceAccount}</Chip>}
          {isOver(token) && <Chip tone="down">Expired</Chip>}
        </h3>
        <p className="text-13 muted">
          <code>gdk_…{ending}</code> · {describeExpiry(token)} ·{' '}
          {lastUsedAt ? (
            <span title={formatDateTime(lastUsedAt)}>last used {timeAgo(lastUsedAt)}</span>
          ) : (
            'never used'
          )}
          {previousSecretUntil && <> · previous secret works until {formatDateTime(previousSecretUntil)}</>}
        </p>
        {scopes && <p className="text-13 muted">{scopes.join(', ')}</p>}
      </div>
      <Button size="small" onClick={() => onRotate(token)}>
        New secret…
        <span className="visually-hidden"> {name}</span>
      </Button>
      <Button size="small" onClick={() => onRevoke(token)}>
        Revoke…
        <span className="visually-hidden"> {name}</span>
      </Button>
    </div>
  );
}

const isOver = ({ expiresAt }: ApiToken): boolean =>
  expiresAt !== null && Date.parse(expiresAt) <= Date.now();

function describeExpiry(token: ApiToken): string {
  if (!token.expiresAt) return 'does not expire';
  return `${isOver(token) ? 'expired' : 'expires'} ${formatLocalDate(token.expiresAt)}`;
}
