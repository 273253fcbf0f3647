/** A prepared statement over listings that come as $1 to $8, one array a column; $9 says whether they are samples. */
export interface CatalogueStatement {
  name: string;
  text: string;
}

/** The storefront whose titles win over those of other countries. */
const HOME_STOREFRONT = 'us';

// A title is replaced by one from the same storefront, from home, or when there was only a sample's.
const TITLE_WINS = `(g.sample or g.title_country is null or g.title_country = excluded.title_country
  or excluded.title_country = '${HOME_STOREFRONT}' or g.title = g.bundle_id)`;

const INCOMING = `incoming as (
  select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[])
    with ordinality as i (platform, store_id, bundle_id, title, developer, icon_url, url, country, place))`;

// A game listed in both stores comes twice; the later one is taken.
const GAMES = `
  insert into games as g (bundle_id, title, developer, icon_url, title_country, sample)
  select distinct on (bundle_id) bundle_id, coalesce(title, bundle_id), developer, icon_url, country, $9::boolean
  from incoming order by bundle_id, place desc
  on conflict (bundle_id) do update set
    title = case when ${TITLE_WINS} and excluded.title <> excluded.bundle_id then excluded.title else g.title end,
    developer = case when ${TITLE_WINS} then coalesce(excluded.developer, g.developer)
                else coalesce(g.developer, excluded.developer) end,
    icon_url = case when g.sample and not excluded.sample then excluded.icon_url
               else coalesce(excluded.icon_url, g.icon_url) end,
    title_country = case when ${TITLE_WINS} then excluded.title_country else g.title_country end,
    sample = g.sample and excluded.sample,
    updated_at = now()
  where not (excluded.sample and not g.sample)
    and (g.sample and not excluded.sample
      or (excluded.icon_url is not null and excluded.icon_url is distinct from g.icon_url)
      or (g.developer is null and excluded.developer is not null)
      or (${TITLE_WINS} and excluded.title <> excluded.bundle_id
          and (g.title, g.title_country) is distinct from (excluded.title, excluded.title_country))
      or (${TITLE_WINS} and excluded.developer is distinct from g.developer and excluded.developer is not null))`;

const LISTINGS = `
  insert into game_listings as l (platform, store_id, bundle_id, title, developer, icon_url, url, country, sample)
  select platform, store_id, bundle_id, coalesce(title, bundle_id), developer, icon_url, url, country, $9::boolean
  from incoming
  on conflict (platform, store_id) do update set
    title = excluded.title,
    developer = coalesce(excluded.developer, l.developer),
    icon_url = case when l.sample and not excluded.sample then excluded.icon_url
               else coalesce(excluded.icon_url, l.icon_url) end,
    url = coalesce(excluded.url, l.url),
    country = excluded.country,
    sample = l.sample and excluded.sample,
    updated_at = now()
  where (l.sample and not excluded.sample)
    or (excluded.sample = l.sample
      and (l.country is null or l.country = excluded.country or excluded.country = '${HOME_STOREFRONT}')
      and (l.title, coalesce(excluded.developer, l.developer), coalesce(excluded.icon_url, l.icon_url),
           coalesce(excluded.url, l.url))
        is distinct from (excluded.title, l.developer, l.icon_url, l.url))`;

export const UPSERT_GAMES: CatalogueStatement = { name: 'games-upsert', text: `with ${INCOMING} ${GAMES}` };

/** The listings' foreign key is checked at the end of the statement, when the games are there. */
export const UPSERT_GAMES_AND_LISTINGS: CatalogueStatement = {
  name: 'games-and-listings-upsert',
  text: `with ${INCOMING}, written as (${GAMES}) ${LISTINGS}`,
};
