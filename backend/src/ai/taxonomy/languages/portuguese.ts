import type { LanguageCues } from '../taxonomy.types.js';

export const portuguese: LanguageCues = {
  denials: {
    without: 'sem nenhum nenhuma nem zero',
    negators: 'não nunca nada esqueça esquece adeus livre_de chega_de',
    after: 'não',
    harmless: 'perc perd par deix só sozinh esper',
    joins: 'e ou nem',
    turns: 'mas que',
  },
  cues: {
    'level-map':
      'centenas de níveis|milhares de níveis|centenas de fases|milhares de fases|centenas de quebra-cabeças',
    boosters: 'booster|power-up|impulsionador',
    leaderboards: 'classificação|placar|ranking|tabela de classificação',
    guilds: 'guilda|clã|aliança|entre em uma equipe',
    'guild-wars': 'guerra de clãs|guerras de clãs|guerra de guildas|guerras de guildas|guerra de alianças',
    'realtime-pvp':
      'pvp|contra outros jogadores|jogadores do mundo todo|jogadores de todo o mundo|multijogador|multiplayer|em tempo real contra',
    'limited-events': 'evento',
    'daily-quests':
      'missões diárias|desafios diários|desafio diário|tarefas diárias|desafios semanais|quebra-cabeça diário',
    'daily-login':
      'recompensas diárias|recompensa diária|bônus diário|presentes diários|prêmios diários|bônus de login',
    'offline-play': 'offline|sem internet|sem wi-fi|sem wifi|sem conexão',
    'ad-removal': 'sem anúncios|remover anúncios|remova os anúncios|sem propaganda|livre de anúncios',
    'premium-currency': 'moeda virtual|comprar gemas|comprar diamantes|comprar moedas|moeda do jogo',
    subscription: 'assinatura|assine',
    'hero-growth':
      'melhore seus heróis|evolua seus|aprimore seus heróis|fortaleça seus heróis|suba de nível seus',
    'character-collection':
      'colecione heróis|colecione mais|recrute|desbloqueie novos personagens|desbloqueie personagens|novos heróis|desbloqueie heróis',
    'inventory-gear': 'equipamento|armadura|armas e',
    'avatar-cosmetics': 'fantasias|trajes|roupas|skins|personalize seu personagem|personalize seu avatar',
    'decorate-renovate': 'decore|decorar|reforme|renove',
    'world-expansion': 'novas áreas|novos mundos|novas ilhas|novas regiões|novos lugares',
    'story-chapters': 'história|capítulo|enredo|narrativa',
    achievements: 'conquistas|troféus|medalhas',
    chat: 'chat|bate-papo|converse com',
    'friends-gifting':
      'convide seus amigos|presentes para|envie presentes|visite seus amigos|amigos do facebook|compartilhe com seus amigos',
    tournaments: 'torneio|campeonato',
    'ranked-league': 'liga|partidas ranqueadas|ranqueada|divisões',
    'battle-pass': 'passe de batalha|passe de temporada|battle pass',
    seasons: 'temporada',
    'hint-help': 'dica|desfazer',
    'co-op-play': 'cooperativ|coopere|junto com seus amigos|em equipe com seus amigos|co-op',
    'cloud-cross-play': 'nuvem|em todos os seus dispositivos|multiplataforma|vários dispositivos',
  },
};
