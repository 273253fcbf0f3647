import type { LanguageCues } from '../taxonomy.types.js';

export const french: LanguageCues = {
  denials: {
    without: 'sans aucun aucune ni zéro',
    negators: 'pas jamais oubliez oublie fini libre_de',
    after: 'pas jamais absent absents',
    harmless: 'manque rate ratez seulement seul perd attend hésit',
    joins: 'et ou ni',
    turns: 'mais que qui',
  },
  cues: {
    'level-map': 'centaines de niveaux|milliers de niveaux|des centaines de puzzles|des milliers de puzzles',
    boosters: 'booster|bonus puissants|power-up',
    leaderboards: 'classement|meilleur score',
    guilds: 'guilde|clan|alliance|rejoignez une équipe',
    'guild-wars': "guerre de clans|guerre de guildes|guerres de clans|guerres de guildes|guerre d'alliance",
    'realtime-pvp':
      "pvp|jcj|contre d'autres joueurs|joueurs du monde entier|multijoueur|en temps réel contre|duel en ligne",
    'limited-events': 'événement|évènement',
    'daily-quests':
      'quêtes quotidiennes|missions quotidiennes|défis quotidiens|défi quotidien|défi du jour|tâches quotidiennes|puzzle quotidien|défis hebdomadaires',
    'daily-login':
      'récompenses quotidiennes|récompense quotidienne|bonus quotidien|cadeau quotidien|cadeaux quotidiens|bonus de connexion',
    'offline-play': "hors ligne|sans connexion|sans internet|sans wifi|sans wi-fi|pas besoin d'internet",
    'ad-removal': 'sans pub|sans publicité|aucune publicité|pas de pub|supprimer les pub|supprimez les pub',
    'premium-currency':
      'monnaie virtuelle|acheter des gemmes|acheter des diamants|acheter des pièces|monnaie du jeu',
    subscription: 'abonnement|abonnez-vous',
    'hero-growth':
      'améliorez vos héros|améliorer vos héros|faites évoluer vos|faites progresser vos héros|améliorez vos personnages',
    'character-collection':
      'collectionnez des héros|collectionnez plus|recrutez|débloquez de nouveaux personnages|débloquez des personnages|débloquez de nouveaux héros|collectionnez les héros',
    'inventory-gear': 'équipement|armure|armes et',
    'avatar-cosmetics': 'costume|tenues|skins|personnalisez votre personnage|personnalisez votre avatar',
    'decorate-renovate': 'décorez|décorer|rénovez|rénover|aménagez',
    'world-expansion': 'nouvelles zones|nouveaux mondes|nouvelles îles|nouvelles régions|nouveaux lieux',
    'story-chapters': 'histoire|chapitre|intrigue|scénario',
    achievements: 'succès à|succès et|hauts faits|trophées à|débloquez des succès|médailles',
    chat: 'chat |discutez|tchat|bavardez',
    'friends-gifting':
      'invitez vos amis|cadeaux à vos amis|envoyez des|rendez visite à vos amis|amis facebook|partagez avec vos amis',
    tournaments: 'tournoi|championnat',
    'ranked-league': 'ligue|parties classées|mode classé|divisions',
    'battle-pass':
      'battle pass|pass de combat|pass saisonnier|passe de combat|passe de saison|pass de saison',
    seasons: 'saison',
    'hint-help': 'indice|annuler vos coups|annulez',
    'co-op-play': 'coopér|co-op|coop|avec vos amis en équipe|en équipe avec vos amis',
    'cloud-cross-play': 'cloud|sur tous vos appareils|multiplateforme|plusieurs appareils',
  },
};
