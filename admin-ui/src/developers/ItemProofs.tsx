import { Dialog } from '../components/dialogs/Dialog';
import { Link } from 'react-router';
import { ConfidenceBadge } from '../analysis/items/ConfidenceBadge';
import { useApi } from '../api/queries/use-api';
import type { Developer, DeveloperItem } from '../api/types';
import { GameIcon } from '../components/games/GameIcon';
import { ReadStates } from '../components/lists/ListStates';
import { StoreText } from '../components/text/StoreText';
import { gamePath } from '../routes';

interface ItemProofsProps {
  developer: Developer;
  item: DeveloperItem;
  onClose: () => void;
}

/** The developer's games with an item, each with its evidence. */
export function ItemProofs({ developer, item, onClose }: ItemProofsProps) {
  const read = useApi('/api/developers/{id}/items/{item}', { id: developer.id, item: item.id });
  return (
    <Dialog title={item.name} onClose={onClose}>
      <div className="dialog-body">
        <ReadStates what="games" rows={read.data && [read.data]} read={read} nothing={null}>
          <ol className="stack">
            {read.data?.map(({ bundleId, title, iconUrl, confidence, quote }) => (
              <li key={bundleId} className="row start far">
                <GameIcon url={iconUrl} title={title} />
                <div className="stack close grow text-12">
                  <span className="row wrap">
                    <Link className="link text-13" to={gamePath(bundleId)}>
                      <StoreText className="break">{title}</StoreText>
                    </Link>
                    <ConfidenceBadge confidence={confidence} />
                  </span>
                  {quote ? (
                    <q className="muted break">{quote}</q>
                  ) : (
                    <span className="muted">No evidence is quoted.</span>
                  )}
                </div>
              </li>
            ))}
          </ol>
        </ReadStates>
      </div>
    </Dialog>
  );
}
