import type { DataSource } from 'typeorm';

export interface BiView {
  name: string;
  /** `Version 1. What a row is.` */
  comment: string;
  columns: { name: string; type: string; comment: string }[];
}

/** Lists the report views as described in the database, by name. */
export function listBiViews(source: DataSource): Promise<BiView[]> {
  return source.query<BiView[]>(
    `select c.relname as name, obj_description(c.oid, 'pg_class') as comment,
       (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
          'comment', col_description(c.oid, a.attnum)) order by a.attnum)
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
     from pg_class c where c.relnamespace = 'bi'::regnamespace and c.relkind = 'v' order by c.relname`,
  );
}

/** Markdown page with one table per view. */
export function describeBiViews(views: readonly BiView[]): string {
  const parts = views.map(({ name, comment, columns }) => {
    const rows = columns.map((column) => [`\`${column.name}\``, column.type, column.comment]);
    return `## bi.${name}\n\n${comment}\n\n${drawTable([['column', 'type', 'what it says'], ...rows])}`;
  });
  return `# Views for reports\n\nWritten by \`npm run cli -- bi:describe\` from the comments in the database. [bi.md](bi.md) says how to use them.\n\n${parts.join('\n')}`;
}

function drawTable(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const formatLine = (cells: string[]) => `| ${cells.join(' | ')} |\n`;
  const [head, ...body] = rows.map((row) => formatLine(row.map((cell, at) => cell.padEnd(widths[at] ?? 0))));
  return [head, formatLine(widths.map((width) => '-'.repeat(width))), ...body].join('');
}
