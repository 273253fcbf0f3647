import type { LanguageCues } from '../taxonomy.types.js';

export const german: LanguageCues = {
  denials: {
    without: 'ohne kein keine keinen keiner null weder noch statt',
    negators: 'nicht nie niemals vergiss vergesst nirgends schluss_mit frei_von',
    after: 'nicht nie nirgends verzichtet verzichten fehlen fehlt',
    harmless: 'verpass verlier nur allein warte zöger hör',
    joins: 'und oder sowie',
    turns: 'sondern aber nur',
  },
  cues: {
    'level-map':
      'hunderte level|hunderte von level|tausende level|tausende von level|hunderte rätsel|tausende rätsel',
    boosters: 'booster|power-ups|powerups',
    leaderboards: 'bestenliste|rangliste|highscore|weltrangliste',
    guilds: 'gilde|clan|allianz|tritt einem team',
    'guild-wars': 'gildenkrieg|clankrieg|clan-krieg|allianzkrieg|krieg der gilden',
    'realtime-pvp':
      'pvp|gegen andere spieler|echtzeit-duell|gegen spieler aus aller welt|online-mehrspieler|mehrspielermodus|in echtzeit gegen',
    'limited-events':
      'zeitlich begrenzte event|events|saisonale veranstaltung|besondere veranstaltungen|zeitlich begrenzte ereignis',
    'daily-quests':
      'tägliche aufgaben|tägliche missionen|tägliche herausforderung|tägliche quests|täglich neue rätsel|tägliches rätsel|wöchentliche herausforderung',
    'daily-login':
      'tägliche belohnung|täglicher bonus|tägliche geschenke|login-bonus|täglich ein geschenk|anmeldebonus',
    'offline-play':
      'offline spiel|ohne internet|kein internet|ohne wlan|kein wlan|offline-modus|auch offline',
    'ad-removal': 'keine werbung|ohne werbung|werbefrei|werbung entfernen',
    'premium-currency':
      'edelsteine kaufen|diamanten kaufen|münzen kaufen|spielwährung|virtuelle währung|premium-währung',
    subscription: 'abonnement|abo |monatsabo|monatliches abo',
    'hero-growth':
      'verbessere deine helden|helden verbessern|level deine helden|helden aufwerten|helden hochstufen|entwickle deine helden',
    'character-collection':
      'sammle helden|sammle über|helden sammeln|rekrutiere|schalte neue charaktere frei|helden freischalten|neue helden',
    'inventory-gear': 'ausrüstung|rüstung|waffen sammeln|waffen und',
    'avatar-cosmetics':
      'kostüm|outfit|skins|charakter anpassen|gestalte deinen avatar|passe deinen charakter',
    'decorate-renovate': 'dekorier|renovier|einrichten|richte dein|gestalte dein haus|gestalte deinen garten',
    'world-expansion': 'neue gebiete|neue welten|neue inseln|erweitere dein|neue orte frei',
    'story-chapters': 'geschichte|story|kapitel|handlung',
    achievements: 'erfolge|errungenschaften|trophäen sammeln|abzeichen',
    chat: 'chat|chatte',
    'friends-gifting':
      'freunde ein|geschenke an freunde|mit freunden teilen|schenke deinen freunden|besuche deine freunde|freunden geschenke|facebook-freunde',
    tournaments: 'turnier|meisterschaft',
    'ranked-league': 'ranglistenspiel|liga|ligen|aufsteig',
    'battle-pass': 'battle pass|season pass|saisonpass|battle-pass|kampfpass',
    seasons: 'saison',
    'hint-help': 'hinweis|tipps, wenn|rückgängig|tipp nutzen',
    'co-op-play': 'koop|kooperativ|gemeinsam mit freunden|zusammen mit freunden|mit freunden zusammen',
    'cloud-cross-play':
      'cloud|geräteübergreifend|auf mehreren geräten|auf allen geräten|plattformübergreifend',
  },
};
