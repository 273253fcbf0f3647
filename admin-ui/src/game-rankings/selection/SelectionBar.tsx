import { Button } from '../../components/actions/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, useState } from 'react';
import { useListContext } from 'react-admin';
import { BatchDialog } from '../../analysis/batch/AnalyzeBatchButton';
import { MAX_TAGGED_AT_ONCE } from '../../api/games/tags';
import type { CurrentRankings } from '../../api/types';
import { ExportMenu } from '../../components/export/ExportMenu';
import { Icon, type IconName } from '../../components/text/Icon';
import { formatCount } from '../../components/text/format';
import { ManageTagsDialog } from '../../manage-tags/ManageTagsButton';
import { WatchButton } from '../../manage-watchlists/WatchButton';
import { nameFile, shownRows, toDay } from '../export/rows';
import type { ShownLists } from '../lists/use-shown-lists';
import { COMPARE } from '../../routes';
import { MOST_MIXED, useBulkActions } from './use-bulk-actions';

interface SelectionBarProps {
  rankings: CurrentRankings | undefined;
  lists: ShownLists;
  onDone: () => void;
}

/** The number of selected games and the bulk actions; sticks to the bottom of long lists. */
export function SelectionBar({ rankings, lists, onDone }: SelectionBarProps) {
  const { selectedIds, onUnselectItems } = useListContext();
  const phone = useMediaQuery('(max-width: 699px)', { noSsr: true });
  const [dialog, setDialog] = useState<'tags' | 'analyze' | null>(null);
  const ids = new Set(selectedIds.map(String));
  const rows = Object.values(lists).flatMap((list) => list.rows);
  const games = [...new Map(rows.map((row) => [row.bundleId, row])).values()].filter((row) =>
    ids.has(row.bundleId),
  );
  const bundleIds = games.map(({ bundleId }) => bundleId);
  const { compare, brainstorm } = useBulkActions(bundleIds);
  const count = games.length;
  const close = () => setDialog(null);
  const finish = () => {
    onUnselectItems();
    onDone();
  };
  return (
    <div className="selection-bar card row floating" role="group" aria-label="Selected games">
      <span className="text-13 grow cut" role="status">
        <b>{formatCount(count)} selected</b>
        {count === 0 && <span className="muted wide-only"> · click rows, shift-click for a range</span>}
        {count > MAX_TAGGED_AT_ONCE && (
          <span className="muted wide-only"> · {MAX_TAGGED_AT_ONCE} can be tagged at once</span>
        )}
      </span>
      <BulkButton icon="ai" label="Analyze" disabled={count === 0} onClick={() => setDialog('analyze')} />
      <BulkButton
        icon="compare"
        label="Compare"
        title={`Compares ${COMPARE.least} to ${COMPARE.most} games`}
        disabled={count < COMPARE.least || count > COMPARE.most}
        onClick={compare}
      />
      <BulkButton
        icon="idea"
        label="To idea"
        title={`Mixes one to ${MOST_MIXED} games into an idea`}
        disabled={count === 0 || count > MOST_MIXED}
        onClick={brainstorm}
      />
      <WatchButton bundleIds={bundleIds} size="small" short />
      <BulkButton
        icon="tag"
        label="Manage Tags"
        disabled={count === 0 || count > MAX_TAGGED_AT_ONCE}
        onClick={() => setDialog('tags')}
      />
      <ExportMenu
        size="small"
        what="selected games"
        {...(!phone && { label: 'Export' })}
        disabled={count === 0 || !rankings}
        fileName={rankings ? nameFile('selected games', rankings) : 'selected games'}
        day={toDay(rankings?.capturedAt)}
        content={() => (rankings ? shownRows(rankings, lists, ids) : [])}
      />
      <Button
        label="Clear"
        className="wide-only"
        size="small"
        variant="text"
        disabled={count === 0}
        onClick={() => onUnselectItems()}
      />
      <Button size="small" variant="text" aria-label="Done" onClick={finish}>
        {phone ? <Icon name="close" /> : 'Done'}
      </Button>
      <Suspense>
        {dialog === 'tags' && <ManageTagsDialog games={games} onClose={close} />}
        {dialog === 'analyze' && (
          <BatchDialog
            targets={[{ label: 'the selected games', games: count, scope: { bundleIds } }]}
            first={0}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  );
}

interface BulkButtonProps {
  icon: IconName;
  label: string;
  title?: string;
  disabled: boolean;
  onClick: () => void;
}

/** Icon-only on a phone. */
function BulkButton({ icon, label, title = label, disabled, onClick }: BulkButtonProps) {
  return (
    <Button icon={icon} size="small" aria-label={label} title={title} disabled={disabled} onClick={onClick}>
      <span className="wide-only">{label}</span>
    </Button>
  );
}
