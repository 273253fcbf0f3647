import type { LanguageCues } from '../taxonomy.types.js';

export const italian: LanguageCues = {
  denials: {
    without: 'senza nessun nessuna nessuno né zero',
    negators: 'non mai niente dimentica dimenticate addio basta_con privo_di',
    after: 'non',
    harmless: 'perd smett solo aspett',
    joins: 'e o né',
    turns: 'ma che',
  },
  cues: {
    'level-map': 'centinaia di livelli|migliaia di livelli|centinaia di puzzle|migliaia di puzzle',
    boosters: 'booster|potenziament|power-up',
    leaderboards: 'classific',
    guilds: 'gilda|gilde|clan|alleanza|unisciti a una squadra',
    'guild-wars': 'guerra tra clan|guerre tra clan|guerra tra gilde|guerre tra gilde|guerre di clan',
    'realtime-pvp':
      'pvp|contro altri giocatori|giocatori di tutto il mondo|multigiocatore|multiplayer|in tempo reale contro',
    'limited-events': 'evento|eventi',
    'daily-quests':
      'missioni giornaliere|sfide giornaliere|sfida giornaliera|compiti giornalieri|missioni quotidiane|sfide quotidiane|sfide settimanali',
    'daily-login':
      'ricompense giornaliere|premi giornalieri|bonus giornaliero|regali giornalieri|ricompense quotidiane|bonus di accesso',
    'offline-play': 'offline|senza internet|senza wi-fi|senza wifi|senza connessione',
    'ad-removal':
      'senza pubblicità|nessuna pubblicità|rimuovi la pubblicità|rimuovere la pubblicità|rimuovi gli annunci',
    'premium-currency':
      'valuta virtuale|acquistare gemme|acquista gemme|acquistare monete|valuta di gioco|acquistare diamanti',
    subscription: 'abbonamento|abbonati',
    'hero-growth':
      'potenzia i tuoi eroi|migliora i tuoi eroi|fai evolvere|potenzia i tuoi personaggi|fai salire di livello',
    'character-collection':
      'colleziona eroi|recluta|sblocca nuovi personaggi|sblocca personaggi|nuovi eroi|colleziona oltre|sblocca eroi',
    'inventory-gear': 'equipaggiament|armatura|armi e',
    'avatar-cosmetics': 'costumi|abiti|skin|personalizza il tuo personaggio|personalizza il tuo avatar',
    'decorate-renovate': 'decora|arreda|ristruttura|rinnova',
    'world-expansion': 'nuove aree|nuovi mondi|nuove isole|nuove zone|nuovi luoghi',
    'story-chapters': 'storia|capitol|trama|narrativa',
    achievements: 'obiettivi da|traguardi|trofei|medaglie',
    chat: 'chat|chatta|chiacchiera',
    'friends-gifting':
      'invita i tuoi amici|regali agli amici|invia regali|visita i tuoi amici|amici di facebook|condividi con gli amici',
    tournaments: 'torne|campionat',
    'ranked-league': 'lega |leghe|partite classificate|divisioni',
    'battle-pass': 'pass battaglia|battle pass|pass stagionale|pass stagione',
    seasons: 'stagion',
    'hint-help': 'suggeriment|indizi|annulla',
    'co-op-play': 'cooperativ|coopera|insieme ai tuoi amici|in squadra con gli amici|co-op',
    'cloud-cross-play': 'cloud|su tutti i tuoi dispositivi|multipiattaforma|più dispositivi',
  },
};
