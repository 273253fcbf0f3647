import { useRef, useState } from 'react';
import type { Tag } from '../api/types';
import { useAuth } from '../auth/auth-context';
import { ExportMenu } from '../components/export/ExportMenu';
import { exportFrom } from '../components/export/use-export';
import { PageHead } from '../components/page/PageHead';
import { LoadError } from '../components/states/LoadError';
import { countNoun, formatCount } from '../components/text/format';
import { isId, useAddressList } from '../components/page/use-address';
import { SavedViews } from '../components/saved-views/SavedViews';
import { EditTagDialog, useTagDeletion } from './TagDialogs';
import { NewTagCard } from './NewTagCard';
import { TagList } from './TagList';
import { TaggedGames } from './TaggedGames';
import { useTags } from '../manage-tags/use-tags';

/** /admin/tags: tags and their games. */
export function Tags() {
  const me = useAuth().user?.id;
  const { data: tags, isError, isFetching, refetch } = useTags();
  const [words, setTagIds] = useAddressList('tag');
  const tagIds = words.filter(isId);
  const [editing, setEditing] = useState<Tag | null>(null);
  const [askToDelete, question] = useTagDeletion(({ id }) => {
    if (tagIds.includes(id)) setTagIds(tagIds.filter((other) => other !== id));
  });
  const games = useRef<HTMLDivElement>(null);

  const mine = tags?.filter(({ createdBy }) => createdBy === me);
  const others = tags?.filter(({ createdBy }) => createdBy !== me) ?? [];
  const failed = isError && !tags;
  const list = {
    all: tags ?? [],
    chosen: tagIds,
    onChoose: (tag: Tag) => {
      setTagIds([tag.id]);
      // In one column the games are below the lists.
      if (matchMedia('(max-width: 1199px)').matches) games.current?.scrollIntoView({ block: 'start' });
    },
    onEdit: setEditing,
    onDelete: askToDelete,
  };

  return (
    <>
      <PageHead
        title="Tags"
        asOf={<span>{tags ? describeCount(tags, mine?.length ?? 0) : 'Use tags to group games'}</span>}
        actions={
          <>
            <SavedViews list="tags" />
            <ExportMenu
              what="tags"
              label="Export Tags"
              disabled={!tags?.length}
              {...exportFrom('/api/tags', { filter: {}, sort: ['name', 'ASC'] })}
            />
          </>
        }
      />
      {isError && (
        <LoadError title="Failed to fetch tags" busy={isFetching} onRetry={refetch}>
          {tags && 'The lists below may be out of date.'}
        </LoadError>
      )}
      <div className="with-panel first">
        <div className="stack">
          <NewTagCard />
          {!failed && (
            <TagList
              {...list}
              title="Your Tags"
              tags={mine}
              empty="Create your first tag above. Use tags to group games."
            />
          )}
          {others.length > 0 && <TagList {...list} title="Colleagues’ Tags" tags={others} named />}
        </div>
        <div ref={games} className="grow" style={{ scrollMarginTop: 'calc(var(--top) + var(--s-4))' }}>
          <TaggedGames tags={tags} tagIds={tagIds} onTags={setTagIds} />
        </div>
      </div>
      {editing && <EditTagDialog tag={editing} onClose={() => setEditing(null)} />}
      {question}
    </>
  );
}

function describeCount(tags: Tag[], mine: number): string {
  if (tags.length === 0) return 'No tags yet';
  const all = countNoun(tags.length, 'tag');
  return mine === tags.length ? all : `${all}, ${mine === 0 ? 'none' : formatCount(mine)} of them yours`;
}
