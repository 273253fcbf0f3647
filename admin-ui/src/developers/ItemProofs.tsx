import { GameProof, Quote } from '../analysis/items/Proof';
import { Dialog } from '../components/dialogs/Dialog';
import { useApi } from '../api/queries/use-api';
import type { Developer, DeveloperItem } from '../api/types';
import { ReadStates } from '../components/lists/ListStates';

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
        <ReadStates what="games" rows={read.data} read={read}>
          <ol className="stack">
            {read.data?.map((game) => (
              <GameProof key={game.bundleId} game={game}>
                <Quote text={game.quote} />
              </GameProof>
            ))}
          </ol>
        </ReadStates>
      </div>
    </Dialog>
  );
}
