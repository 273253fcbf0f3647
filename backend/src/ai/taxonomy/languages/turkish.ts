import type { LanguageCues } from '../taxonomy.types.js';

export const turkish: LanguageCues = {
  denials: {
    without: 'hiçbir',
    after: 'yok yoktur değil *mayan *meyen *madan *meden *maz *mez *mıyor *miyor *muyor *müyor',
    harmless: 'kaçır bekle dur bit yalnız',
    joins: 've veya ya',
    turns: 'ama',
  },
  cues: {
    'level-map':
      'yüzlerce seviye|binlerce seviye|yüzlerce bölüm|binlerce bölüm|yüzlerce bulmaca|binlerce bulmaca',
    boosters: 'güçlendirici|booster',
    leaderboards: 'lider tablosu|liderlik tablosu|sıralama|skor tablosu',
    guilds: 'lonca|klan|ittifak|takıma katıl',
    'guild-wars': 'klan savaş|lonca savaş|ittifak savaş',
    'realtime-pvp':
      'pvp|diğer oyunculara karşı|dünyanın dört bir yanından oyuncu|çok oyunculu|gerçek zamanlı|online rakip',
    'limited-events': 'etkinlik',
    'daily-quests': 'günlük görev|günlük meydan okuma|günlük bulmaca|haftalık görev|günlük zorluk',
    'daily-login': 'günlük ödül|günlük bonus|günlük hediye|giriş ödül',
    'offline-play':
      'çevrimdışı|internetsiz|internet olmadan|wi-fi olmadan|wifi olmadan|internet gerekmez|offline',
    'ad-removal': 'reklamsız|reklam yok|reklamları kaldır',
    'premium-currency': 'sanal para|elmas satın|mücevher satın|jeton satın|oyun içi para',
    subscription: 'abonelik|abone ol',
    'hero-growth':
      'kahramanlarını geliştir|kahramanlarınızı geliştir|kahramanlarını güçlendir|karakterlerini geliştir|seviye atlat',
    'character-collection':
      'kahraman topla|kahramanları topla|karakterlerin kilidini aç|yeni karakter|yeni kahraman|işe al',
    'inventory-gear': 'ekipman|zırh|silahlar ve',
    'avatar-cosmetics': 'kostüm|kıyafet|görünüm|karakterini özelleştir|avatarını özelleştir',
    'decorate-renovate': 'dekore et|süsle|yenile|dekorasyon',
    'world-expansion': 'yeni bölgeler|yeni dünyalar|yeni adalar|yeni alanlar|yeni yerler',
    'story-chapters': 'hikaye|hikâye|bölüm hikaye|senaryo',
    achievements: 'başarım|kupalar kazan|rozet|madalya',
    chat: 'sohbet',
    'friends-gifting':
      'arkadaşlarını davet|hediye gönder|arkadaşlarına hediye|arkadaşlarını ziyaret|facebook arkadaş',
    tournaments: 'turnuva|şampiyona',
    'ranked-league': 'ligler|lig |dereceli',
    'battle-pass': 'savaş bileti|sezon bileti|battle pass|sezon kartı',
    seasons: 'sezon',
    'hint-help': 'ipucu|geri al',
    'co-op-play': 'iş birliği|birlikte oyna|arkadaşlarınla birlikte|eşli',
    'cloud-cross-play': 'bulut|tüm cihaz|çapraz platform|platformlar arası',
  },
};
