import type { LanguageCues } from '../taxonomy.types.js';

export const japanese: LanguageCues = {
  denials: {
    after: 'なし 無し 不要 ない ません 廃止',
    harmless:
      '逃さない 逃さず だけでな だけじゃない 止まらない 終わらない 飽きない 負けない 逃しません 間違いない',
  },
  cues: {
    'level-map': 'ステージ以上|数百のステージ|数千のステージ|豊富なステージ|多数のステージ|パズルが満載',
    boosters: 'ブースター|パワーアップアイテム|お助けアイテム',
    leaderboards: 'ランキング|リーダーボード|ハイスコア',
    guilds: 'ギルド|クラン|同盟',
    'guild-wars': 'ギルド戦|ギルドバトル|クラン戦|同盟戦|攻城戦',
    'realtime-pvp':
      'pvp|対人戦|対戦プレイ|オンライン対戦|リアルタイム対戦|世界中のプレイヤーと対戦|マルチプレイ',
    'limited-events': 'イベント',
    'daily-quests':
      'デイリーミッション|デイリーチャレンジ|デイリークエスト|毎日のミッション|日替わり|ウィークリーミッション',
    'daily-login': 'ログインボーナス|デイリーボーナス|毎日プレゼント|毎日ログイン|デイリー報酬',
    'offline-play': 'オフライン|インターネット不要|ネット不要|通信不要|wi-fiなし',
    'ad-removal': '広告なし|広告を非表示|広告非表示|広告削除|広告を削除',
    'premium-currency': '有料アイテム|ゲーム内通貨|ジェムを購入|ダイヤを購入|有償',
    subscription: 'サブスクリプション|定期購読|月額',
    'hero-growth': 'キャラを育成|キャラクターを育成|育成|進化させ|覚醒',
    'character-collection':
      'キャラクターを集め|キャラを集め|キャラクターが登場|仲間を集め|英雄を集め|キャラ収集',
    'inventory-gear': '装備|武器と|防具',
    'avatar-cosmetics': 'コスチューム|着せ替え|スキン|アバター',
    'decorate-renovate': '模様替え|デコレーション|飾りつけ|飾り付け|リフォーム|インテリア',
    'world-expansion': '新しいエリア|新エリア|新マップ|新しい島|新しい世界|エリアを解放',
    'story-chapters': 'ストーリー|物語|章',
    achievements: '実績|トロフィー|称号|バッジ',
    chat: 'チャット',
    'friends-gifting': 'フレンドに|友達を招待|ギフトを贈|友だち|プレゼントを贈',
    tournaments: 'トーナメント|大会',
    'ranked-league': 'リーグ|ランクマッチ|ランク戦',
    gacha: 'ガチャ|ガシャ',
    'battle-pass': 'バトルパス|シーズンパス',
    seasons: 'シーズン',
    'hint-help': 'ヒント|元に戻す|やり直し',
    'co-op-play': '協力プレイ|協力して|共闘|みんなで協力',
    'cloud-cross-play': 'クラウド|クロスプレイ|クロスプラットフォーム|データ連携',
  },
};
