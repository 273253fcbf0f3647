import { sendApi } from '../api/send-api';
import { useState, type ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { readApi } from '../api/queries/use-api';
import { describeError } from '../api/problem';
import type { Profile, ProfileInput, Role } from '../api/types';
import { useAuth } from '../auth/auth-context';
import { session } from '../api/session/session';
import { toJsonFile, saveFile, today } from '../components/export/save-file';
import { UndoButton } from '../components/actions/UndoButton';
import { useQuestion } from '../components/dialogs/use-question';

const A_ROLE: Record<Role, string> = { user: 'a user', analyst: 'an analyst', admin: 'an administrator' };
/** Time to react to Undo, in ms. */
const UNDO_MS = 10_000;

const LAST_ADMIN = 'The only administrator. Make someone else an admin first.';

const OWN_ACCESS = 'Your own access. Ask another administrator to remove it.';

/** Why administrator access can't be removed from this user; undefined when it can. */
export function useAccessHold(user: Profile): string | undefined {
  const isOwn = useAuth().user?.id === user.id && user.role === 'admin';
  return user.isLastAdmin ? LAST_ADMIN : isOwn ? OWN_ACCESS : undefined;
}

export interface UserActions {
  /** The user with a pending action. */
  busy: string | null;
  setRole: (user: Profile, role: Role) => Promise<void>;
  download: (user: Profile) => void;
  disable: (user: Profile) => void;
  enable: (user: Profile) => void;
  remove: (user: Profile) => void;
  /** Confirmation dialog; render it beside the table. */
  dialog: ReactNode;
}

const updateProfile = ({ id }: Profile, body: ProfileInput) =>
  sendApi('PUT', '/api/profiles/{id}', { id, body });

/** The actions on a user; the list is refetched after each. */
export function useUserActions(): UserActions {
  const me = useAuth().user?.id;
  const notify = useNotify();
  const [busy, setBusy] = useState<string | null>(null);
  const [ask, dialog] = useQuestion();

  const runFor = async (user: Profile, work: () => Promise<unknown>) => {
    setBusy(user.id);
    try {
      await work();
      // Changing one's own role affects access, so the session is refreshed first.
      if (user.id === me) await session.refresh();
    } finally {
      setBusy(null);
    }
  };
  const reportFailure = (work: Promise<unknown>, what: string) =>
    void work.catch((error: unknown) => {
      console.error(what, error);
      notify(`${what}. ${describeError(error)}`, { type: 'error' });
    });

  const changeRole = (user: Profile, role: Role) =>
    runFor(user, async () => {
      try {
        await updateProfile(user, { role });
      } catch (error) {
        // Only logged: the refetched list shows the actual role.
        console.error('The role could not be changed', error);
        return;
      }
      const undo = () => void changeRole({ ...user, role }, user.role);
      notify(`${user.email} is now ${A_ROLE[role]}.`, {
        type: 'success',
        autoHideDuration: UNDO_MS,
        action: <UndoButton onUndo={undo} />,
      });
    });
  const download = async (user: Profile) => {
    const name = `${user.email.replace(/[^\w.@-]/g, '_')}-${today()}.json`;
    saveFile(toJsonFile(await readApi('/api/profiles/{id}/data', { id: user.id })), name);
    return name;
  };

  return {
    busy,
    setRole: async (user, role) => {
      if (role !== 'admin') return changeRole(user, role);
      ask({
        title: `Make ${user.email} an administrator?`,
        text: `${user.approved ? 'They' : 'Once approved, they'} can see and change everything, and approve, disable and delete people. You can undo this.`,
        confirmLabel: 'Make Admin',
        run: () => changeRole(user, role),
      });
    },
    download: (user) => reportFailure(download(user), `The data of ${user.email} could not be read`),
    enable: (user) =>
      reportFailure(
        runFor(user, () => updateProfile(user, { status: 'approved' })),
        `${user.email} could not be enabled`,
      ),
    disable: (user) =>
      ask({
        title: `Disable ${user.email}?`,
        text: 'They are signed out everywhere and can’t sign in until the account is enabled. Their running analyses stop; nothing is deleted.',
        confirmLabel: 'Disable',
        run: () => runFor(user, () => updateProfile(user, { status: 'disabled' })),
      }),
    remove: (user) => {
      const shared = `Shared ideas, watchlists, views and rules become ${user.id === me ? 'another administrator’s' : 'yours'}; analyses stay without a name.`;
      const exported = download(user).then((file) =>
        ask({
          title: `Delete ${user.email}?`,
          text: `Their data was saved to your downloads as ${file}. The account and everything private are deleted permanently. ${shared} This action cannot be undone.`,
          confirmLabel: 'Delete',
          run: () => runFor(user, () => sendApi('DELETE', '/api/profiles/{id}', { id: user.id })),
        }),
      );
      reportFailure(exported, `The data of ${user.email} could not be saved first, so nothing was deleted`);
    },
    dialog,
  };
}
