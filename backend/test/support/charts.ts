export interface ChartLine {
  date?: string;
  platform?: string;
  country?: string;
  type?: string;
  category?: string;
  rank: number | string;
  id: string;
  title?: string;
  developer?: string;
}

const HEADER = 'date,platform,country,type,category,rank,bundle_id,title,developer,icon_url';

/** A file of chart rows: by default the Android downloads of one day in the United States. */
export function chartCsv(lines: ChartLine[]): string {
  const rows = lines.map((line) => {
    const {
      date = '2026-03-01',
      platform = 'android',
      country = 'us',
      type = 'free',
      category = 'puzzle',
    } = line;
    const { rank, id, title = `Title of ${id}`, developer = 'Studio' } = line;
    return [
      date,
      platform,
      country,
      type,
      category,
      rank,
      id,
      `"${title.replaceAll('"', '""')}"`,
      developer,
      '',
    ].join(',');
  });
  return `${[HEADER, ...rows].join('\n')}\n`;
}

/** One chart of `ids`, ranked in that order. */
export function chart(ids: string[], more: Omit<ChartLine, 'rank' | 'id'> = {}): ChartLine[] {
  return ids.map((id, index) => ({ ...more, id, rank: index + 1 }));
}
