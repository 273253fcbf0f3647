import type { LanguageCues } from '../taxonomy.types.js';

export const spanish: LanguageCues = {
  denials: {
    without: 'sin ningún ninguna ni cero',
    negators: 'no nunca jamás nada olvídate olvida adiós acabó acabaron libre_de',
    after: 'no',
    harmless: 'pierd perd pare dej solo dud esper',
    joins: 'y e o u ni',
    turns: 'sino pero que',
  },
  cues: {
    'level-map':
      'cientos de niveles|miles de niveles|cientos de puzles|cientos de rompecabezas|miles de rompecabezas',
    boosters: 'potenciador|power-up',
    leaderboards: 'clasificación|clasificaciones|tabla de posiciones|puntuación más alta|marcador',
    guilds: 'gremio|clan|alianza|únete a un equipo|hermandad',
    'guild-wars':
      'guerra de clanes|guerras de clanes|guerra de gremios|guerras de gremios|guerra de alianzas',
    'realtime-pvp':
      'pvp|jcj|contra otros jugadores|jugadores de todo el mundo|multijugador|en tiempo real contra|duelos en línea',
    'limited-events': 'evento',
    'daily-quests':
      'misiones diarias|desafíos diarios|desafío diario|retos diarios|reto diario|tareas diarias|desafíos semanales|puzle diario',
    'daily-login':
      'recompensas diarias|recompensa diaria|bono diario|bonificación diaria|regalos diarios|regalo diario|premios diarios',
    'offline-play': 'sin conexión|sin internet|sin wifi|sin wi-fi|no necesitas internet|offline',
    'ad-removal': 'sin anuncios|sin publicidad|eliminar anuncios|eliminar los anuncios|quitar anuncios',
    'premium-currency': 'moneda virtual|comprar gemas|comprar diamantes|comprar monedas|moneda del juego',
    subscription: 'suscripción|suscríbete',
    'hero-growth':
      'mejora a tus héroes|mejora tus héroes|evoluciona a tus|sube de nivel a tus|mejora tus personajes|mejorar a tus héroes',
    'character-collection':
      'colecciona héroes|colecciona más|recluta|desbloquea nuevos personajes|desbloquea personajes|nuevos héroes|desbloquea héroes',
    'inventory-gear': 'equipo legendario|equipamiento|armadura|armas y',
    'avatar-cosmetics': 'disfraces|atuendos|trajes|skins|personaliza tu personaje|personaliza tu avatar',
    'decorate-renovate': 'decora|renueva|restaura|reforma tu',
    'world-expansion': 'nuevas zonas|nuevos mundos|nuevas islas|nuevas áreas|nuevos lugares',
    'story-chapters': 'historia|capítulo|trama|narrativa',
    achievements: 'logros|trofeos|medallas',
    chat: 'chat|chatea|habla con otros jugadores',
    'friends-gifting':
      'invita a tus amigos|regalos a tus amigos|envía regalos|visita a tus amigos|amigos de facebook|comparte con tus amigos',
    tournaments: 'torneo|campeonato',
    'ranked-league': 'liga|partidas clasificatorias|clasificatorias|divisiones',
    'battle-pass': 'pase de batalla|pase de temporada|battle pass',
    seasons: 'temporada',
    'hint-help': 'pista|deshacer|ayudas si te atascas',
    'co-op-play': 'cooperativ|coopera|junto a tus amigos|en equipo con tus amigos|con tus amigos en equipo',
    'cloud-cross-play': 'nube|en todos tus dispositivos|multiplataforma|varios dispositivos',
  },
};
