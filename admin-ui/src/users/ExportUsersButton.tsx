import { exportList } from '../api/export-list';
import { ExportMenu } from '../components/ExportMenu';

interface ExportUsersButtonProps {
  filter: Record<string, unknown>;
  sort: [field: string, order: 'ASC' | 'DESC'];
}

/** The list as it is filtered and sorted now, all pages of it. */
export function ExportUsersButton({ filter, sort }: ExportUsersButtonProps) {
  return (
    <ExportMenu
      what="users"
      label="Export Data"
      content={(format) => exportList('/api/profiles', format, { filter, sort })}
    />
  );
}
