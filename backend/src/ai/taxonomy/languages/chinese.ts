import type { LanguageCues } from '../taxonomy.types.js';

export const chinese: LanguageCues = {
  denials: {
    negators:
      '没有 沒有 没 无 無 不需要 不需 不提供 不含 不用 不必 不会 不會 不支持 不設 不设 告别 告別 拒绝 拒絕 远离 遠離',
    harmless:
      '无限 無限 无尽 無盡 无数 無數 无论 無論 无比 無比 不容错过 不断 没有比 错过 錯過 不只 不仅 不僅 无与伦比 无处不在',
  },
  cues: {
    'level-map': '数百个关卡|数千个关卡|上百关|上千关|海量关卡|數百個關卡|數千個關卡|丰富的关卡',
    boosters: '道具帮助|增益道具|助力道具|强力道具|強力道具|加速器道具',
    leaderboards: '排行榜|排名榜',
    guilds: '公会|联盟|公會|聯盟|部落|战队',
    'guild-wars': '公会战|联盟战|公會戰|聯盟戰|部落战|攻城战|跨服战',
    'realtime-pvp': 'pvp|实时对战|即時對戰|在线对战|線上對戰|多人对战|与全球玩家|和全球玩家|多人連線',
    'limited-events': '活动|活動',
    'daily-quests': '每日任务|每日任務|每日挑战|每日挑戰|每周任务|日常任务',
    'daily-login': '每日奖励|每日獎勵|登录奖励|登入獎勵|签到|簽到|每日礼包',
    'offline-play': '离线|離線|单机|單機|无需网络|無需網路|无需联网|不用联网',
    'ad-removal': '无广告|無廣告|没有广告|去除广告|移除廣告',
    'premium-currency': '购买钻石|购买金币|購買鑽石|虚拟货币|虛擬貨幣|游戏币',
    subscription: '订阅|訂閱|月卡',
    'hero-growth': '英雄养成|培养英雄|升级英雄|升級英雄|进化|進化|觉醒|覺醒',
    'character-collection': '收集英雄|收集角色|收集各种|招募|上百名英雄|收集英雄|數百位英雄',
    'inventory-gear': '装备|裝備|武器和|铠甲',
    'avatar-cosmetics': '时装|服装|皮肤|換裝|换装|外观|造型',
    'decorate-renovate': '装饰|裝飾|装修|翻新|布置',
    'world-expansion': '新区域|新地图|新地圖|解锁新|解鎖新|新世界',
    'story-chapters': '剧情|劇情|故事|章节|章節',
    achievements: '成就|奖杯|徽章',
    chat: '聊天',
    'friends-gifting': '邀请好友|邀請好友|送礼物|赠送好友|好友互动|邀请朋友',
    tournaments: '锦标赛|錦標賽|比赛杯|竞技大赛|大賽',
    'ranked-league': '联赛|聯賽|排位赛|排位賽|段位',
    gacha: '抽卡|扭蛋|十连抽|十連抽',
    'battle-pass': '战斗通行证|通行证|戰鬥通行證|通行證|战令',
    seasons: '赛季|賽季',
    'hint-help': '提示|撤销|撤銷',
    'co-op-play': '合作|组队|組隊|协作',
    'cloud-cross-play': '云存档|雲端|跨平台|云端',
  },
};
