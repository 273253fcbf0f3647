import { sendApi } from '../../api/send-api';
import { Button } from '../../components/actions/Button';
import { useState } from 'react';
import { ListBase, useListContext, useNotify } from 'react-admin';
import { outerPath } from '../../base-path';
import type { ApiToken } from '../../api/types';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog';
import { EmptyState } from '../../components/states/EmptyState';
import { Chip } from '../../components/text/chips';
import { formatDate, formatDateTime, timeAgo } from '../../components/text/format';
import { NewTokenDialog } from './NewTokenDialog';
import { RotateDialog } from '../RotateDialog';
import { Section } from '../Section';
import { Unread } from '../Unread';
import { scopeKind, SCOPES } from './token-scopes';

/** API tokens of the user. */
export function TokenSection() {
  return (
    <ListBase
      resource="tokens"
      perPage={100}
      sort={{ field: 'createdAt', order: 'DESC' }}
      disableSyncWithLocation
      storeKey={false}
      disableAuthentication
      queryOptions={{ retry: 1, onError: undefined }}
    >
      <Tokens />
    </ListBase>
  );
}

function Tokens() {
  const notify = useNotify();
  const { data, error, isPending, refetch } = useListContext<ApiToken>();
  const [making, setMaking] = useState(false);
  const [revoking, setRevoking] = useState<ApiToken | null>(null);
  const [rotating, setRotating] = useState<ApiToken | null>(null);

  const revoke = async ({ id, name }: ApiToken) => {
    try {
      await sendApi('DELETE', '/api/tokens/{id}', { id });
      notify(`The token “${name}” was revoked`, { type: 'success' });
    } finally {
      void refetch();
    }
  };

  return (
    <Section
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
    >
      <div className="card lines">
        {!data && (
          <Unread what="Your tokens" error={error} loading={isPending} onRetry={() => void refetch()} />
        )}
        {data?.length === 0 && (
          <EmptyState
            title="No tokens yet"
            action={<Button icon="plus" label="New token" size="small" onClick={() => setMaking(true)} />}
          >
            A token lets a script read charts or start refreshes in your name, without your password.
          </EmptyState>
        )}
        {data?.map((token) => (
          <TokenLine
            key={token.id}
            token={token}
            onRotate={() => setRotating(token)}
            onRevoke={() => setRevoking(token)}
          />
        ))}
        {data && data.length > 0 && (
          <div className="row wrap">
            <Button icon="plus" label="New token" size="small" onClick={() => setMaking(true)} />
          </div>
        )}
      </div>
      {making && <NewTokenDialog onMade={() => void refetch()} onClose={() => setMaking(false)} />}
      {rotating && (
        <RotateDialog
          name={rotating.name}
          unaffected="The token is unchanged."
          rotate={async () =>
            (await sendApi('POST', '/api/tokens/{id}/rotate', { id: rotating.id, body: {} })).token
          }
          onClose={() => {
            setRotating(null);
            void refetch();
          }}
        >
          <p>Both secrets work for 24 hours, so that you can update your program.</p>
        </RotateDialog>
      )}
      {revoking && (
        <ConfirmDialog
          title={`Revoke “${revoking.name}”?`}
          confirmLabel="Revoke"
          onConfirm={() => revoke(revoking)}
          onClose={() => setRevoking(null)}
        >
          <p>Anything that uses it stops working immediately. This action cannot be undone.</p>
        </ConfirmDialog>
      )}
    </Section>
  );
}

interface TokenLineProps {
  token: ApiToken;
  onRotate: () => void;
  onRevoke: () => void;
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
          <code>gdk_…{ending}</code> · {expiry(token)} ·{' '}
          {lastUsedAt ? (
            <span title={formatDateTime(lastUsedAt)}>last used {timeAgo(lastUsedAt)}</span>
          ) : (
            'never used'
          )}
          {previousSecretUntil && <> · previous secret works until {formatDateTime(previousSecretUntil)}</>}
        </p>
        {scopes && <p className="text-13 muted">{scopes.join(', ')}</p>}
      </div>
      <Button size="small" onClick={onRotate}>
        {'New secret…'}
        <span className="visually-hidden"> {name}</span>
      </Button>
      <Button size="small" onClick={onRevoke}>
        {'Revoke…'}
        <span className="visually-hidden"> {name}</span>
      </Button>
    </div>
  );
}

const isOver = ({ expiresAt }: ApiToken): boolean =>
  expiresAt !== null && Date.parse(expiresAt) <= Date.now();

function expiry(token: ApiToken): string {
  if (!token.expiresAt) return 'does not expire';
  return `${isOver(token) ? 'ended' : 'ends'} ${formatDate(token.expiresAt)}`;
}
